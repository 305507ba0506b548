import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CursorPagination } from './pagination.tsx';

const meta = {
  title: 'ui/CursorPagination',
  component: CursorPagination,
  args: {
    label: '消息分页',
    newer: { label: '较新的', href: '#before=m-20' },
    older: { label: '较早的', href: '#after=m-39' },
    position: '第 21–40 条',
  },
} satisfies Meta<typeof CursorPagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: '消息分页' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '较新的' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '较早的' })).toHaveAttribute('href', '#after=m-39');
    await expect(canvas.getByRole('link', { name: '较早的' })).toHaveAttribute('rel', 'next');
  },
};
export const AtTheStart: Story = {
  args: { newer: { label: '较新的' }, position: '第 1–20 条' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '较新的' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const AtTheEnd: Story = { args: { older: { label: '较早的' } } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 320 } },
};
export const NothingLeadsOn: Story = {
  tags: ['!visual'],
  args: { newer: { label: '较新的' }, older: { label: '较早的' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
