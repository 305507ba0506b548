import type { Meta, StoryObj } from '@storybook/react-vite';
import { Neatline } from './neatline.tsx';

const meta = { title: 'ui/Neatline', component: Neatline } satisfies Meta<typeof Neatline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
