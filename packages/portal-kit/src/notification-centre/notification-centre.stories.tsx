import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ITEMS, NOW } from './notification-centre.fixtures.ts';
import { type Notification, NotificationCentre, type NotificationCentreProps } from './notification-centre.tsx';

const meta = {
  title: 'kit/NotificationCentre',
  component: NotificationCentre,
  args: {
    list: { status: 'ready', items: ITEMS },
    now: NOW,
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
