import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale, storyWords } from '../internal/story-words.ts';
import { half, makeCalendar, range } from './booking-calendar.fixtures.ts';
import { BookingCalendar, type BookingCalendarProps } from './booking-calendar.tsx';
import type { Selection } from './core/index.ts';

/** Keeps the selection, as the form around the calendar does. */
function Selecting({ value, onValueChange, ...props }: BookingCalendarProps) {
  const [selection, select] = useState(value);
  return (
    <BookingCalendar
      {...props}
      value={selection}
      onValueChange={(next, refusedBy) => {
        select(next);
        onValueChange(next, refusedBy);
      }}
    />
  );
}

const meta = {
  title: 'kit/BookingCalendar',
  component: BookingCalendar,
  render: (args) => <Selecting {...args} />,
  args: { calendar: makeCalendar(), value: { kind: 'empty' }, onValueChange: fn(), layout: 'months' },
} satisfies Meta<typeof BookingCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const halfDay = (canvas: HTMLElement, key: string) => {
  const cell = canvas.querySelector<HTMLElement>(`[data-half="${key}"]`);
  if (!cell) throw new Error(`No half-day ${key} is shown.`);
  return cell;
};
const MONTHS = {
  'zh-CN': { november: '2026年11月', december: '2026年12月' },
  en: { november: 'November 2026', december: 'December 2026' },
};
const news = (canvas: HTMLElement) => within(canvas).getByRole('status');

export const Empty: Story = {};
export const Selected: Story = { args: { value: range('2026-11-25-2', '2026-11-27-1') } };
export const InEnglish: Story = { ...Selected, globals: { locale: 'en' } };
export const Loading: Story = { args: { calendar: { status: 'loading' } } };
export const Conflict: Story = {
  args: {
    calendar: makeCalendar('2026-11-26-2'),
    value: range('2026-11-25-2', '2026-11-27-1'),
    conflicts: [{ date: '2026-11-26', period: 2 }],
  },
  play: async ({ canvasElement }) => {
    await expect(halfDay(canvasElement, '2026-11-26-2')).toHaveAttribute('data-conflict');
    await expect(halfDay(canvasElement, '2026-11-26-1')).not.toHaveAttribute('data-conflict');
  },
};

const retry = fn();
export const Failed: Story = {
  args: { calendar: { status: 'failed', retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(retry).toHaveBeenCalled();
  },
};

export const MouseSelects: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(halfDay(canvasElement, '2026-12-02-2'));
    await userEvent.hover(halfDay(canvasElement, '2026-12-04-1'));
    await expect(halfDay(canvasElement, '2026-12-03-1')).toHaveAttribute('data-preview');
    await userEvent.click(halfDay(canvasElement, '2026-12-04-1'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(range('2026-12-02-2', '2026-12-04-1'), null);
    await expect(halfDay(canvasElement, '2026-12-02-2')).toHaveAttribute('data-edge', 'start');
    await expect(halfDay(canvasElement, '2026-12-03-2')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const t = storyWords('bookingCalendar', globals);
    await userEvent.tab();
    const focus = async (keys: string, expected: string) => {
      await userEvent.keyboard(keys);
      await expect(halfDay(canvasElement, expected)).toHaveFocus();
    };
    // The two buttons of the switch are there on a phone alone.
    await waitFor(() => expect(halfDay(canvasElement, '2026-11-21-1')).toHaveFocus());
    await focus('{ArrowRight}', '2026-11-21-2');
    await focus('{ArrowDown}', '2026-11-28-2');
    await focus('{Home}', '2026-11-23-1');
    await focus('{End}', '2026-11-29-2');
    await focus('{PageDown}', '2026-12-29-2');
    await focus('{ArrowDown}', '2026-12-29-2');
    await focus('{PageUp}', '2026-11-29-2');
    await userEvent.keyboard('{Enter}');
    await focus('{ArrowRight}', '2026-11-30-1');
    await expect(halfDay(canvasElement, '2026-11-30-1')).toHaveAttribute('data-preview');
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(range('2026-11-29-2', '2026-11-30-1'), null);
    await expect(news(canvasElement)).toHaveTextContent(
      t('spokenRange', {
        time: t('range', {
          from: t('halfDay', { date: '2026-11-29', period: '2' }),
          to: t('halfDay', { date: '2026-11-30', period: '1' }),
        }),
        count: 2,
      }),
    );
    await expect(canvasElement.querySelectorAll('[data-half][tabindex="0"]')).toHaveLength(1);
  },
};

export const Refused: Story = {
  args: { value: { kind: 'start', at: half('2026-11-27-1') } },
  play: async ({ canvasElement, args, globals }) => {
    const t = storyWords('bookingCalendar', globals);
    await userEvent.click(halfDay(canvasElement, '2026-11-30-2'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { kind: 'start', at: half('2026-11-30-2') },
      half('2026-11-28-2'),
    );
    await expect(halfDay(canvasElement, '2026-11-28-2')).toHaveAttribute('data-refused');
    await expect(news(canvasElement)).toHaveTextContent(
      t('refused', {
        obstacle: t('halfDay', { date: '2026-11-28', period: '2' }),
        start: t('halfDay', { date: '2026-11-30', period: '2' }),
      }),
    );
  },
};

export const TakenStaysTaken: Story = {
  args: { value: { kind: 'start', at: half('2026-11-26-1') } },
  play: async ({ canvasElement, args, globals }) => {
    const t = storyWords('bookingCalendar', globals);
    await userEvent.click(halfDay(canvasElement, '2026-11-24-1'));
    await userEvent.click(halfDay(canvasElement, '2026-11-18-1'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(halfDay(canvasElement, '2026-11-26-1')).toHaveAttribute('data-in-range');
    await expect(news(canvasElement)).toHaveTextContent(
      t('spokenPast', { half: t('halfDay', { date: '2026-11-18', period: '1' }) }),
    );
  },
};

export const List: Story = {
  args: { layout: 'list', value: range('2026-11-25-2', '2026-11-27-1') },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: MONTHS[storyLocale(globals)].december }));
    await userEvent.click(halfDay(canvasElement, '2026-12-03-1'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(range('2026-12-03-1', '2026-12-04-2'), null);
  },
};

/** Where one month shows at a time a finger turns to the other; what it touches on its way is not chosen. */
export const SwipeShowsTheOtherMonth: Story = {
  ...List,
  tags: ['!visual'],
  play: async ({ canvasElement, args, globals }) => {
    const switchTo = (name: string) => within(canvasElement).getByRole('button', { name });
    const swipeBy = async (key: string, dx: number) => {
      const target = halfDay(canvasElement, key);
      await userEvent.pointer([
        { keys: '[TouchA>]', target, coords: { clientX: 150, clientY: 200 } },
        { keys: '[/TouchA]', target, coords: { clientX: 150 + dx, clientY: 200 } },
      ]);
    };
    await swipeBy('2026-11-25-2', -80);
    await expect(switchTo(MONTHS[storyLocale(globals)].december)).toHaveAttribute('aria-pressed', 'true');
    await swipeBy('2026-12-03-1', 80);
    await expect(switchTo(MONTHS[storyLocale(globals)].november)).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
/** Keys go where their arrows point, also where weeks run from right to left. */
export const RightToLeft: Story = {
  ...Selected,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    halfDay(canvasElement, '2026-11-25-2').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(halfDay(canvasElement, '2026-11-26-1')).toHaveFocus();
  },
};

export const ListByComfort: Story = {
  args: { calendar: makeCalendar(), value: { kind: 'empty' } },
  render: ({ layout: _, ...args }) => <Selecting {...args} />,
  globals: { comfort: 'on' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-layout="list"]')).toBeInTheDocument());
  },
};

const ChoosesHalfDays = () => {
  const [selection, select] = useState<Selection>({ kind: 'empty' });
  return (
    <BookingCalendar
      calendar={{
        status: 'ready',
        today: '2026-11-20',
        booked: [
          { date: '2026-11-24', period: 1 },
          { date: '2026-11-28', period: 2 },
        ],
      }}
      value={selection}
      onValueChange={(next) => select(next)}
    />
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <ChoosesHalfDays /> };
