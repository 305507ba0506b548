import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScaleRule } from './scale-rule.tsx';

const meta = { title: 'ui/ScaleRule', component: ScaleRule } satisfies Meta<typeof ScaleRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
