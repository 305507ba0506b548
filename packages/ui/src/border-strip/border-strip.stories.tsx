import type { Meta, StoryObj } from '@storybook/react-vite';
import { BorderStrip } from './border-strip.tsx';

const meta = { title: 'ui/BorderStrip', component: BorderStrip } satisfies Meta<typeof BorderStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
