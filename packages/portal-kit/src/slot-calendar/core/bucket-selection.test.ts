import { describe, expect, test } from 'vitest';
import { bucket, makeDay, WEEK } from '../slot-calendar.fixtures.ts';
import { bucketRefusal, intervalOf, selectBucket, selectionProblem, unavailability } from './bucket-selection.ts';
import type { BucketSelection, SlotCalendarData } from './slot-calendar.types.ts';

const click = (calendar: SlotCalendarData, ...keys: string[]): BucketSelection =>
  keys.reduce<BucketSelection>((selection, key) => selectBucket(selection, bucket(key), calendar), { kind: 'empty' });
const start = (key: string): BucketSelection => ({ kind: 'start', at: bucket(key) });
const range = (from: string, to: string): BucketSelection => ({ kind: 'range', from: bucket(from), to: bucket(to) });
const refusal = (calendar: SlotCalendarData, from: string, to: string) =>
  bucketRefusal(start(from), bucket(to), calendar);

describe('unavailability', () => {
  test.each([
    ['free', '2026-11-25T12:00', null],
    ['taken', '2026-11-25T09:00', 'taken'],
    ['under maintenance', '2026-11-26T10:00', 'maintenance'],
    ['of a day without buckets', '2026-11-29T10:00', 'closed'],
    ['free, with less around it than the shortest booking', '2026-11-23T17:00', 'no-room'],
  ] as const)('%s', (_, key, why) => expect(unavailability(bucket(key), WEEK)).toBe(why));

  test('a disabled date closes what its buckets call free', () => {
    expect(unavailability(bucket('2026-11-25T12:00'), { ...WEEK, disabledDates: ['2026-11-25'] })).toBe('closed');
  });

  test('the earliest and the latest moment are included', () => {
    const bounded = { ...WEEK, earliest: '2026-11-25T12:00', latest: '2026-11-25T15:00' };
    const why = (hour: string) => unavailability(bucket(`2026-11-25T${hour}`), bounded);
    expect(['11:00', '12:00', '14:00', '15:00'].map(why)).toEqual(['early', null, null, 'late']);
  });
});

test('a refusal has the reason of the bucket that lies between', () => {
  const lunch = {
    date: '2026-11-23',
    buckets: makeDay('2026-11-23', 'fcf').buckets.map((each) =>
      each.status === 'closed' ? { ...each, reason: 'lunch' } : each,
    ),
  };
  expect(refusal({ days: [lunch] }, '2026-11-23T09:00', '2026-11-23T11:00')).toEqual({
    kind: 'occupied',
    slot: bucket('2026-11-23T10:00'),
    reason: 'lunch',
  });
});

describe('selectBucket', () => {
  test('two clicks make a range, in either order, and a third starts over', () => {
    const three = range('2026-11-25T13:00', '2026-11-25T15:00');
    expect(click(WEEK, '2026-11-25T13:00')).toEqual(start('2026-11-25T13:00'));
    expect(click(WEEK, '2026-11-25T13:00', '2026-11-25T15:00')).toEqual(three);
    expect(click(WEEK, '2026-11-25T15:00', '2026-11-25T13:00')).toEqual(three);
    expect(click(WEEK, '2026-11-25T13:00', '2026-11-25T15:00', '2026-11-27T09:00')).toEqual(start('2026-11-27T09:00'));
  });

  test('a click on what cannot be had keeps the start, the very same object', () => {
    const before = start('2026-11-25T13:00');
    expect(selectBucket(before, bucket('2026-11-25T16:00'), WEEK)).toBe(before);
  });

  test.each([
    ['over something taken', '2026-11-27T11:00', '2026-11-27T16:00', { kind: 'occupied' }],
    ['over the night, where nothing is offered', '2026-11-27T16:00', '2026-11-28T09:00', { kind: 'gap' }],
    ['shorter than the shortest', '2026-11-25T13:00', '2026-11-25T13:00', { kind: 'too-short', minutes: 120 }],
  ] as const)('a range %s starts anew at the click', (_, from, to, why) => {
    expect(refusal(WEEK, from, to)).toMatchObject(why);
    expect(click(WEEK, from, to)).toEqual(start(to));
  });

  test('a range may be as long as the longest, and not longer', () => {
    const day = { days: [makeDay('2026-11-25', 'ffffffff')], maxMinutes: 360 };
    expect(refusal(day, '2026-11-25T09:00', '2026-11-25T14:00')).toBeNull();
    expect(refusal(day, '2026-11-25T09:00', '2026-11-25T15:00')).toEqual({ kind: 'too-long', minutes: 360 });
  });

  test('where it is open through the night a range goes on into the next day, and over a leap day', () => {
    const open = { days: [makeDay('2028-02-29', 'ff', '22:00'), makeDay('2028-03-01', 'ff', '00:00')] };
    const night = click(open, '2028-02-29T22:00', '2028-03-01T01:00');
    expect(intervalOf(night)).toEqual({ start: '2028-02-29T22:00', end: '2028-03-01T02:00', minutes: 240 });
  });

  test('a start of a week that is no longer shown cannot be ended', () => {
    expect(refusal(WEEK, '2026-11-20T13:00', '2026-11-25T13:00')).toEqual({ kind: 'out-of-sight' });
  });
});

test('what is sent is neither empty nor too short, and still free', () => {
  const three = range('2026-11-25T13:00', '2026-11-25T15:00');
  const since = { ...WEEK, days: [makeDay('2026-11-25', 'ttffftttt')] };
  expect(intervalOf(three)).toEqual({ start: '2026-11-25T13:00', end: '2026-11-25T16:00', minutes: 180 });
  expect(selectionProblem(three, WEEK)).toBeNull();
  expect(selectionProblem({ kind: 'empty' }, WEEK)).toEqual({ kind: 'too-short', minutes: 120 });
  expect(selectionProblem(start('2026-11-25T13:00'), WEEK)).toEqual({ kind: 'too-short', minutes: 120 });
  expect(selectionProblem(three, since)).toEqual({ kind: 'occupied', slot: bucket('2026-11-25T14:00') });
});
