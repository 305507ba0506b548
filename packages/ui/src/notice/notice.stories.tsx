import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'ui/Notice',
  component: Notice,
  args: { title: '系统将于11月21日22:00至24:00维护，期间不能提交申报', dismissLabel: '关闭公告', onOpenChange: fn() },
  render: (args) => (
    <>
      <Notice {...args} />
      <div style={{ padding: 24 }}>
        <Link href="#list" kind="text">
          全部政策
        </Link>
      </div>
    </>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: '研发费用补贴的截止日期改为12月3日',
    children: (
      <Link href="#notice" kind="text">
        查看通知
      </Link>
    ),
  },
};
export const Danger: Story = { args: { tone: 'danger', title: '统一身份认证暂时不可用，请稍后再登录' } };
export const Success: Story = { args: { tone: 'success', title: '系统已恢复，草稿都在' } };
export const Stays: Story = {
  render: ({ dismissLabel: _, ...args }) => <Notice {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const OnAPhone: Story = {
  ...Warning,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', visual: { width: 390 } },
};

export const GoesAndHandsFocusOn: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: /系统将于/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '关闭公告' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('link', { name: '全部政策' })).toHaveFocus();
  },
};

export const ItsOwnerDecides: Story = {
  tags: ['!visual'],
  args: { open: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '关闭公告' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};
