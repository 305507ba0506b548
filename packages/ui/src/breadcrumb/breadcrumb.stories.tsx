import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'ui/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: '当前位置',
    items: [{ label: '首页', href: '#' }, { label: '政策', href: '#policy' }, { label: '政策申报' }],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('政策申报')).toHaveAttribute('aria-current', 'page');
  },
};
export const Wrapping: Story = {
  args: {
    style: { maxWidth: 240 },
    items: [
      { label: '首页', href: '#' },
      { label: '政策', href: '#policy' },
      { label: '关于组织申报2026年度产业创新专项资金（智能装备方向）的通知' },
    ],
  },
};
