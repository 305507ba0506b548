import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Building2, CalendarDays, FileText } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { SideNav } from './side-nav.tsx';

const meta = {
  title: 'ui/SideNav',
  component: SideNav,
  args: {
    label: '用户中心',
    currentHref: '#bookings',
    style: { maxWidth: 240 },
    groups: [
      {
        items: [
          { label: '企业空间', href: '#space', icon: Building2 },
          { label: '消息', href: '#messages', icon: Bell, count: '3', countLabel: '条未读' },
        ],
      },
      {
        title: '我的办理',
        items: [
          { label: '我的申报', href: '#calls', icon: FileText },
          { label: '我的预约', href: '#bookings', icon: CalendarDays },
        ],
      },
    ],
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: '用户中心' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: '我的办理' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我的预约' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '消息 3条未读' })).toBeVisible();
  },
};
/** The visible words, count included, are part of the name. */
export const CountInEnglish: Story = {
  tags: ['!visual'],
  args: {
    label: 'User centre',
    currentHref: '#space',
    groups: [{ items: [{ label: 'Messages', href: '#messages', icon: Bell, count: '3', countLabel: ' unread' }] }],
  },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Messages 3 unread' })).toBeVisible();
  },
};
export const Folding: Story = {
  args: {
    currentHref: '#profile',
    groups: [
      { title: '我的办理', collapsible: true, items: [{ label: '我的申报', href: '#calls' }] },
      {
        title: '账号',
        collapsible: true,
        items: [
          { label: '资料', href: '#profile' },
          { label: '修改密码', href: '#password' },
        ],
      },
    ],
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};

export const EnterFoldsAGroup: Story = {
  tags: ['!visual'],
  args: Folding.args ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [calls, account] = canvasElement.querySelectorAll('details');
    await expect(calls).not.toHaveAttribute('open');
    await expect(account, 'the group of the current page is open').toHaveAttribute('open');
    const summary = canvas.getByText('我的办理').closest('summary') as HTMLElement;
    summary.focus();
    await userEvent.click(summary);
    await expect(calls).toHaveAttribute('open');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '我的申报' })).toHaveFocus();
  },
};
