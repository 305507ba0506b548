import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { 'aria-label': '路演内容' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '内容、对象与预期' } };
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '发布' } };
