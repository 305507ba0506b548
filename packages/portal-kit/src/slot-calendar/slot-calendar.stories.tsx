import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyLocale, storyWords } from '../internal/story-words.ts';
import type { BucketDay, BucketSelection } from './core/index.ts';
import { bucket, makeDay, WEEK } from './slot-calendar.fixtures.ts';
import { SlotCalendar, type SlotCalendarProps } from './slot-calendar.tsx';

/** Keeps the selection, as the form around the calendar does. */
function Selecting({ value, onValueChange, ...props }: SlotCalendarProps) {
  const [selection, select] = useState(value);
  return (
    <SlotCalendar
      {...props}
      value={selection}
      onValueChange={(next) => {
        select(next);
        onValueChange(next);
      }}
    />
  );
}

const PERIOD = { from: '2026-11-23', to: '2026-11-29' };
const range = (from: string, to: string) => ({ kind: 'range', from: bucket(from), to: bucket(to) }) as const;

const meta = {
  title: 'kit/SlotCalendar',
  component: SlotCalendar,
  render: (args) => <Selecting {...args} />,
  args: {
    calendar: { status: 'ready', ...WEEK },
    period: PERIOD,
    onTurn: fn(),
    canTurn: { back: false, on: true },
    value: range('2026-11-25T13:00', '2026-11-25T15:00'),
    onValueChange: fn(),
    layout: 'week',
  },
} satisfies Meta<typeof SlotCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (canvas: HTMLElement, key: string) => {
  const cell = canvas.querySelector<HTMLElement>(`[data-bucket="${key}"]`);
  if (!cell) throw new Error(`No bucket ${key} is shown.`);
  return cell;
};
const WEEKDAYS = {
  'zh-CN': { monday: '星期一', the24th: '24 周二' },
  en: { monday: 'Monday', the24th: '24 Tue' },
};
const spoken = (canvas: HTMLElement) => within(canvas).getByRole('status');

export const Selected: Story = {};
export const InEnglish: Story = { globals: { locale: 'en' } };
export const Loading: Story = { args: { calendar: { status: 'loading' } } };
export const NothingOffered: Story = {
  args: { calendar: { status: 'ready', days: [makeDay('2026-11-28', ''), makeDay('2026-11-29', '')] } },
};

const retry = fn();
export const Failed: Story = {
  args: { calendar: { status: 'failed', retry } },
  play: async ({ canvasElement, globals }) => {
    const t = storyWords('slotCalendar', globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** The hour from two o'clock went to somebody else, and the whole of Friday is disabled. */
export const Conflict: Story = {
  args: {
    calendar: {
      status: 'ready',
      ...WEEK,
      days: WEEK.days.map((day) => (day.date === '2026-11-25' ? makeDay(day.date, 'ttffftftt') : day)),
      disabledDates: ['2026-11-27'],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(at(canvasElement, '2026-11-25T14:00')).toHaveAttribute('data-conflict');
    await expect(at(canvasElement, '2026-11-25T13:00')).not.toHaveAttribute('data-conflict');
    await expect(at(canvasElement, '2026-11-27T09:00')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Half hours round the clock; nothing before the afternoon can be booked any more. */
export const RoundTheClock: Story = {
  args: {
    calendar: {
      status: 'ready',
      days: [
        makeDay('2026-11-24', `${'f'.repeat(34)}ttttttttttffff`, '00:00', 30),
        makeDay('2026-11-25', `ffffmmmmmmmmmmmm${'f'.repeat(32)}`, '00:00', 30),
      ],
      earliest: '2026-11-24T12:30',
    },
    period: { from: '2026-11-24', to: '2026-11-25' },
    value: { kind: 'empty' },
  },
  play: async ({ canvasElement, args, globals }) => {
    const t = storyWords('slotCalendar', globals);
    await userEvent.click(at(canvasElement, '2026-11-24T22:30'));
    await userEvent.click(at(canvasElement, '2026-11-25T01:00'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      kind: 'range',
      from: bucket('2026-11-24T22:30', 30),
      to: bucket('2026-11-25T01:00', 30),
    });
    await expect(spoken(canvasElement)).toHaveTextContent(
      t('spokenRange', { time: '2026-11-24 22:30 – 2026-11-25 01:30', length: t('hours', { count: 3 }) }),
    );
  },
};

export const Refused: Story = {
  args: { value: { kind: 'start', at: bucket('2026-11-27T10:00') } },
  play: async ({ canvasElement, args, globals }) => {
    const t = storyWords('slotCalendar', globals);
    await userEvent.click(at(canvasElement, '2026-11-27T16:00'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ kind: 'start', at: bucket('2026-11-27T16:00') });
    await expect(at(canvasElement, '2026-11-27T12:00')).toHaveAttribute('data-refused');
    await expect(spoken(canvasElement)).toHaveTextContent(t('refused.occupied', { time: '2026-11-27 12:00–13:00' }));
  },
};

/** The provider says why: a lunch break within the range, and a day that is a holiday. */
export const Reasons: Story = {
  tags: ['!visual'],
  args: {
    calendar: {
      status: 'ready',
      ...WEEK,
      days: [
        {
          date: '2026-11-23',
          buckets: makeDay('2026-11-23', 'fffcfffff').buckets.map((each) =>
            each.status === 'closed' ? { ...each, reason: '午休' } : each,
          ),
        },
        { date: '2026-11-24', buckets: [], note: '年度校准，不开放' },
      ],
    },
    value: { kind: 'start', at: bucket('2026-11-23T10:00') },
    onRefuse: fn(),
    refusalNote: <p>预约不跨午休。</p>,
  },
  play: async ({ canvasElement, args, globals }) => {
    const t = storyWords('slotCalendar', globals);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('年度校准，不开放')).toBeVisible();
    await userEvent.click(at(canvasElement, '2026-11-23T14:00'));
    await expect(
      canvas.getByText(t('refused.because', { time: '2026-11-23 12:00–13:00', reason: '午休' })),
    ).toBeVisible();
    await expect(canvas.getByText('预约不跨午休。')).toBeVisible();
    await expect(args.onRefuse).toHaveBeenCalledWith({
      from: bucket('2026-11-23T10:00'),
      to: bucket('2026-11-23T14:00'),
    });
    await userEvent.click(at(canvasElement, '2026-11-23T12:00'));
    await expect(
      canvas.getByText(
        t('unavailable', {
          time: '2026-11-23 12:00–13:00',
          status: t('reason', { name: t('status.closed'), reason: '午休' }),
        }),
      ),
    ).toBeVisible();
  },
};

export const Keys: Story = {
  tags: ['!visual'],
  args: { value: { kind: 'empty' } },
  play: async ({ canvasElement, args, globals }) => {
    const t = storyWords('slotCalendar', globals);
    const walk: [string, string][] = [
      ['{ArrowRight}', '2026-11-23T13:00'],
      ['{ArrowDown}', '2026-11-24T13:00'],
      ['{Home}', '2026-11-24T09:00'],
      ['{ArrowLeft}', '2026-11-23T17:00'],
      ['{PageDown}', '2026-11-28T12:00'],
      ['{ArrowDown}', '2026-11-28T12:00'],
      ['{PageUp}', '2026-11-23T12:00'],
    ];
    at(canvasElement, '2026-11-23T12:00').focus();
    for (const [keys, key] of walk) {
      await userEvent.keyboard(keys);
      await expect(at(canvasElement, key)).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(range('2026-11-23T12:00', '2026-11-23T13:00'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(spoken(canvasElement)).toHaveTextContent(
      t('spokenUnavailable', {
        name: t('name', {
          date: '2026-11-23',
          weekday: WEEKDAYS[storyLocale(globals)].monday,
          start: '11:00',
          end: '12:00',
          status: t('status.taken'),
        }),
      }),
    );
    await expect(canvasElement.querySelectorAll('[data-bucket][tabindex="0"]')).toHaveLength(1);
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('back') }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('on') }));
    await expect(args.onTurn).toHaveBeenCalledOnce();
    await expect(args.onTurn).toHaveBeenCalledWith(1);
  },
};

/** On a phone, and in comfort mode: a day at a time. */
export const List: Story = {
  args: { layout: 'list' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: WEEKDAYS[storyLocale(globals)].the24th }));
    await userEvent.click(at(canvasElement, '2026-11-24T15:00'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(range('2026-11-24T15:00', '2026-11-24T16:00'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(at(canvasElement, '2026-11-25T16:00')).toHaveFocus();
  },
};

const DAYS: BucketDay[] = ['2026-11-25', '2026-11-26', '2026-11-27'].map((date) => ({
  date,
  buckets: [
    { start: '09:00', end: '10:00', status: 'free' },
    { start: '10:00', end: '11:00', status: 'taken' },
    { start: '11:00', end: '12:00', status: 'free' },
    { start: '14:00', end: '15:00', status: 'free' },
    { start: '15:00', end: '16:00', status: 'free' },
  ],
}));

const ChoosesHours = () => {
  const [selection, select] = useState<BucketSelection>({ kind: 'empty' });
  return (
    <SlotCalendar
      calendar={{ status: 'ready', days: DAYS, maxMinutes: 120 }}
      period={{ from: '2026-11-25', to: '2026-11-27' }}
      value={selection}
      onValueChange={select}
    />
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <ChoosesHours /> };
