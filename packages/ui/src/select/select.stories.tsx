import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Select } from './select.tsx';

const meta = {
  title: 'ui/Select',
  component: Select,
  args: {
    'aria-label': '排序',
    defaultValue: 'deadline',
    style: { maxWidth: 240 },
    children: [
      <option key="deadline" value="deadline">
        截止日期从近到远
      </option>,
      <option key="amount" value="amount">
        支持额度从高到低
      </option>,
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: '排序' });
    await userEvent.selectOptions(select, 'amount');
    await expect(select).toHaveValue('amount');
  },
};
export const Large: Story = { args: { size: 'lg' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
