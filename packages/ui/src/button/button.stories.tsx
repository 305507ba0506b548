import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: '提交申报', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { kind: 'primary' } };
export const Secondary: Story = { args: { children: '存为草稿' } };
export const Quiet: Story = { args: { kind: 'quiet', children: '查看要求' } };
export const Danger: Story = { args: { kind: 'danger', children: '撤回申报' } };
export const Small: Story = { args: { kind: 'primary', size: 'sm' } };
export const Large: Story = { args: { kind: 'primary', size: 'lg' } };
export const Disabled: Story = { args: { disabled: true, children: '已截止' } };
export const AsLink: Story = {
  args: {
    asChild: true,
    // biome-ignore lint/a11y/useValidAnchor: a story has nowhere to go
    children: <a href="#">申报指南</a>,
  },
};

export const Loading: Story = {
  args: { kind: 'primary', loading: true, children: '提交中' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '提交中' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  },
};
