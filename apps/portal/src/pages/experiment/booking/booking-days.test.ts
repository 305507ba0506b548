import type { BucketRange } from '@zonekit/api-client/experiment/reservation/contract';
import { bucketFrom, selectBucket, selectionProblem } from '@zonekit/portal-kit/slot-calendar/core';
import { expect, test } from 'vitest';
import { calendarDays } from './booking-days.ts';

type Served = BucketRange['days'][number];

const makeBucket = (
  hour: number,
  state: Served['buckets'][number]['state'] = 'free',
  reason: 'lunch' | null = null,
) => ({
  starts_at: `2026-11-25T${hour}:00:00+08:00`,
  ends_at: hour === 23 ? '2026-11-26T00:00:00+08:00' : `2026-11-25T${hour + 1}:00:00+08:00`,
  state,
  reason,
});
const words = {
  reason: (reason: string) => `because of ${reason}`,
  day: (reason: string, note: string | null) => [reason, note].filter(Boolean).join(': '),
};
const RULES = { shortest_minutes: 60, longest_minutes: 360 };
const DAY: Served = {
  date: '2026-11-25',
  closed_for: null,
  note: 'the gun is exchanged',
  buckets: [
    makeBucket(10),
    makeBucket(11),
    makeBucket(12, 'closed', 'lunch'),
    makeBucket(13),
    makeBucket(14, 'mine'),
    makeBucket(15, 'maintenance'),
    makeBucket(16, 'taken'),
    makeBucket(23),
  ],
};

test('buckets have the state and the reason that the service gives', () =>
  expect(calendarDays({ days: [DAY] }, RULES, words).days[0]?.buckets).toEqual([
    { start: '10:00', end: '11:00', status: 'free', reason: undefined },
    { start: '11:00', end: '12:00', status: 'free', reason: undefined },
    { start: '12:00', end: '13:00', status: 'closed', reason: 'because of lunch' },
    { start: '13:00', end: '14:00', status: 'free', reason: undefined },
    { start: '14:00', end: '15:00', status: 'taken', reason: 'because of mine' },
    { start: '15:00', end: '16:00', status: 'maintenance', reason: 'the gun is exchanged' },
    { start: '16:00', end: '17:00', status: 'taken', reason: undefined },
    { start: '23:00', end: '24:00', status: 'free', reason: undefined },
  ]));

test('a closed day says why', () => {
  const day: Served = { date: '2026-11-26', closed_for: 'disabled', note: 'stocktaking', buckets: [] };
  expect(calendarDays({ days: [day] }, RULES, words).days[0]).toEqual({
    date: '2026-11-26',
    note: 'disabled: stocktaking',
    buckets: [],
  });
});

test('a range across the lunch break is refused with its reason', () => {
  const calendar = calendarDays({ days: [DAY] }, RULES, words);
  const bucket = (time: string) => bucketFrom(`2026-11-25T${time}`, 60) ?? { date: '', start: '', end: '' };
  const start = selectBucket({ kind: 'empty' }, bucket('11:00'), calendar);
  expect(selectBucket(start, bucket('13:00'), calendar)).toEqual({ kind: 'start', at: bucket('13:00') });
  expect(selectionProblem({ kind: 'range', from: bucket('11:00'), to: bucket('13:00') }, calendar)).toEqual({
    kind: 'occupied',
    slot: bucket('12:00'),
    reason: 'because of lunch',
  });
});
