import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'ui/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pageCount: 20,
    hrefFor: (page) => `#page=${page}`,
    label: '分页',
    previous: '上一页',
    next: '下一页',
    pageLabel: (page) => `第 ${page} 页`,
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = {
  args: { page: 9 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '第 9 页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '#page=10');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '上一页' })).toHaveFocus();
  },
};
export const Last: Story = {
  args: { page: 20 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '下一页' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Few: Story = { args: { page: 2, pageCount: 3 } };
export const OnAPhone: Story = {
  args: { page: 9 },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 320 } },
};
export const OnePageNeedsNone: Story = {
  tags: ['!visual'],
  args: { pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
