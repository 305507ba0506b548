import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type StageEvent, StatusTimeline } from './status-timeline.tsx';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');

const EVENTS: StageEvent[] = [
  { at: '2026-11-06T10:12:00+08:00', label: '提交', owner: '自贸区企业服务中心', dueAt: '2026-11-10T17:00:00+08:00' },
  {
    at: '2026-11-10T09:40:00+08:00',
    label: '园区审核',
    owner: '综保区运营部 陈若谷',
    dueAt: '2026-11-17T17:00:00+08:00',
  },
  {
    at: '2026-11-19T16:20:00+08:00',
    label: '修改后重新提交',
    owner: '申报企业 林知远',
    dueAt: '2026-11-27T17:00:00+08:00',
    note: '逾期视为撤回',
  },
];

const meta = {
  title: 'kit/StatusTimeline',
  component: StatusTimeline,
  args: {
    events: EVENTS,
    planned: [
      { label: '园区复审', owner: '综保区运营部', workdays: 3 },
      { label: '签约', owner: '申报企业与综保区运营部', workdays: 10 },
    ],
    now: NOW,
  },
} satisfies Meta<typeof StatusTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: /^(办理进度|Progress)$/ });
    const [submitted, , current] = within(list).getAllByRole('listitem');
    await expect(submitted).toHaveTextContent(/用时2个工作日，时限2|2 of 2 working days/);
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveTextContent(/剩5个工作日|5 working days left/);
  },
};

export const Overdue: Story = { args: { now: Date.parse('2026-11-30T10:00:00+08:00') } };

/** Nobody is waited for: nothing more is to come. */
export const Ended: Story = {
  args: {
    events: [
      ...EVENTS.map((event) => ({ ...event, note: null })),
      { at: '2026-11-20T09:02:00+08:00', label: '已批准', owner: null, dueAt: null },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
