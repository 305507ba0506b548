import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Notification, NotificationCentre, type NotificationCentreProps } from './notification-centre.tsx';

const ITEMS: readonly Notification[] = [
  {
    ...{ id: 'n-1', title: '路演中心 11 月 26 日上午的预约', kind: '路演预约', state: '待补正', tone: 'warning' },
    ...{ time: '2026-11-20T09:20:00+08:00', href: '#booking', read: false },
  },
  {
    ...{ id: 'n-2', title: '2026年冷链设备更新补助申报', kind: '政策申报', state: '已受理', tone: 'info' },
    ...{ time: '2026-11-19T16:05:00+08:00', href: '#claim', read: false },
  },
  {
    ...{ id: 'n-3', title: '海港科创园 3 号楼 5 层的看房', kind: '产业空间', state: '已确认', tone: 'success' },
    ...{ time: '2026-11-12T11:40:00+08:00', href: '#viewing', read: true },
  },
];

const meta = {
  title: 'kit/NotificationCentre',
  component: NotificationCentre,
  args: {
    list: { status: 'ready', items: ITEMS },
    now: Date.parse('2026-11-20T10:00:00+08:00'),
    allHref: '#all',
    onRead: fn<NotificationCentreProps['onRead']>(async () => undefined),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageWide = { visual: { fullPage: true } };
const bell = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^(通知|Notifications)/ });
const openPanel = async (canvasElement: HTMLElement) => {
  await userEvent.click(bell(canvasElement));
  return within(await screen.findByRole('dialog', { name: /^(通知|Notifications)$/ }));
};

const opens = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await openPanel(canvasElement);
};

export const Example: Story = {};

/** Each day has its heading; the bell, Escape and a link close it. */
export const Open: Story = {
  parameters: pageWide,
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(bell(canvasElement));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const panel = await openPanel(canvasElement);
    await expect(panel.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { visual: { fullPage: true, width: 390 } },
  play: opens,
};

/** Marks one as read, then all; the focus stays in the panel when the buttons are removed. */
export const MarksRead: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: /路演中心/ }));
    await expect(args.onRead).toHaveBeenLastCalledWith(['n-1']);
    await expect(panel.getByRole('link', { name: '路演中心 11 月 26 日上午的预约' })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: /^(全部标为已读|Mark all as read)$/ }));
    await expect(args.onRead).toHaveBeenLastCalledWith(['n-2']);
    await expect(panel.queryByRole('button', { name: /^(全部标为已读|Mark all as read)$/ })).toBeNull();
    await expect(panel.getByRole('link', { name: /^(查看全部|See all)$/ })).toHaveFocus();
  },
};

/** Saving fails: they are unread again, and it is said. */
export const Undone: Story = {
  parameters: pageWide,
  args: { onRead: fn<NotificationCentreProps['onRead']>(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: /^(全部标为已读|Mark all as read)$/ }));
    await panel.findByText(/^(没有标记成功|This could not be saved)/);
    await expect(panel.getByRole('button', { name: /^(全部标为已读|Mark all as read)$/ })).toBeVisible();
  },
};

/** The list comes anew with another one: it is announced once. */
export const Arrives: Story = {
  tags: ['!visual'],
  render: function Arriving(args) {
    const [items, setItems] = useState<readonly Notification[]>(() => ITEMS.slice(1));
    return (
      <>
        <button type="button" onClick={() => setItems(ITEMS)}>
          刷新
        </button>
        <NotificationCentre {...args} list={{ status: 'ready', items }} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^(有 1 条新通知|1 new notification)$/));
  },
};

export const Empty: Story = {
  parameters: pageWide,
  args: { list: { status: 'ready', items: [] } },
  play: opens,
};

export const Loading: Story = { parameters: pageWide, args: { list: { status: 'loading' } }, play: opens };

export const Failed: Story = {
  parameters: pageWide,
  args: { list: { status: 'failed', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    const panel = await openPanel(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: /^(再试一次|Try again)$/ }));
    await expect(args.list.status === 'failed' && args.list.onRetry).toHaveBeenCalledOnce();
  },
};
