import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextInput } from './text-input.tsx';

const meta = {
  title: 'ui/TextInput',
  component: TextInput,
  args: { 'aria-label': '企业名称', onChange: fn() },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: '与营业执照一致' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '澜图');
    await expect(args.onChange).toHaveBeenCalled();
  },
};
export const Filled: Story = { args: { defaultValue: '东港澜图智能装备有限公司' } };
export const Large: Story = { args: { defaultValue: '东港澜图智能装备有限公司', size: 'lg' } };
export const Invalid: Story = { args: { defaultValue: '东港', 'aria-invalid': true } };
export const ReadOnly: Story = {
  args: { defaultValue: '东港澜图智能装备有限公司', readOnly: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '分公司');
    await expect(input).toHaveValue('东港澜图智能装备有限公司');
    await expect(input).toHaveFocus();
    // Not by its colour alone: in the dark a field to fill in has the same ground.
    await expect(getComputedStyle(input).borderStyle).toBe('dashed');
    await userEvent.tab();
  },
};
export const Disabled: Story = { args: { defaultValue: '东港澜图智能装备有限公司', disabled: true } };
export const Focused: Story = {
  args: { defaultValue: '东港澜图智能装备有限公司' },
  play: async () => userEvent.tab(),
};
