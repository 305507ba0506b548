import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { label: '搜索', icon: Search, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '搜索' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Small: Story = { args: { size: 16 } };
export const Large: Story = { args: { label: '关闭', icon: X, size: 24 } };
export const Pressed: Story = { args: { 'aria-pressed': true } };
export const Disabled: Story = { args: { disabled: true } };
