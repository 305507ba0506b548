import { expect, test } from 'vitest';
import type { HalfDay, Selection } from './calendar.types.ts';
import { calendarView } from './calendar-view.ts';
import { halfKey, parseHalfKey } from './half-key.ts';

const half = (key: string): HalfDay => parseHalfKey(key) ?? { date: '', period: 1 };
const calendar = { today: '2026-11-20', booked: [{ date: '2026-11-28', period: 2 as const }] };
const range: Selection = { kind: 'range', from: half('2026-11-25-2'), to: half('2026-11-27-1') };
const plain = { calendar, previewAt: null, refused: null, conflicts: [] };

test('a range is one bar from the right half of its first day to the left half of its last', () => {
  const view = calendarView({ ...plain, selection: range });
  const bar = ['2026-11-25-1', '2026-11-25-2', '2026-11-26-1', '2026-11-26-2', '2026-11-27-1', '2026-11-27-2'];
  expect(bar.map((key) => view(half(key)).inRange)).toEqual([false, true, true, true, true, false]);
  expect(bar.map((key) => view(half(key)).edge)).toEqual(['', 'start', '', '', 'end', '']);
});

test('a start alone has both edges', () => {
  const view = calendarView({ ...plain, selection: { kind: 'start', at: half('2026-11-25-1') } });
  expect(view(half('2026-11-25-1'))).toMatchObject({ inRange: true, edge: 'start end' });
});

test('previews what a click would select, backwards too, and nothing where it would be refused', () => {
  const selection: Selection = { kind: 'start', at: half('2026-11-27-1') };
  const back = calendarView({ ...plain, selection, previewAt: half('2026-11-25-2') });
  expect(back(half('2026-11-26-1'))).toMatchObject({ preview: true, inRange: false });
  expect(back(half('2026-11-27-1'))).toMatchObject({ preview: false, inRange: true, edge: 'end' });
  const refused = calendarView({ ...plain, selection, previewAt: half('2026-11-30-1') });
  expect(refused(half('2026-11-28-1')).preview).toBe(false);
});

test('a lost half-day is a conflict only while it is still selected', () => {
  const conflicts = [{ date: '2026-11-26', period: 2 as const }];
  expect(calendarView({ ...plain, selection: range, conflicts })(half('2026-11-26-2')).conflict).toBe(true);
  expect(calendarView({ ...plain, selection: { kind: 'empty' }, conflicts })(half('2026-11-26-2')).conflict).toBe(
    false,
  );
});

test('today and before are past, even where somebody had booked them', () => {
  const view = calendarView({ ...plain, selection: { kind: 'empty' } });
  expect(['2026-11-20-2', '2026-11-21-1', '2026-11-28-2'].map((key) => view(half(key)).status)).toEqual([
    'past',
    'available',
    'taken',
  ]);
});

test('keys are read back, and nothing else is', () => {
  expect(parseHalfKey(halfKey({ date: '2028-02-29', period: 2 }))).toEqual({ date: '2028-02-29', period: 2 });
  expect([parseHalfKey('2028-02-29-3'), parseHalfKey(undefined), parseHalfKey('x')]).toEqual([null, null, null]);
});
