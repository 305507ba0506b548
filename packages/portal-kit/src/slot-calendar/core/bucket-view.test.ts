import { describe, expect, test } from 'vitest';
import { bucket, makeDay, WEEK } from '../slot-calendar.fixtures.ts';
import { axisOf, barsOf, bucketViews } from './bucket-view.ts';
import type { BucketSelection } from './slot-calendar.types.ts';

const three: BucketSelection = { kind: 'range', from: bucket('2026-11-25T13:00'), to: bucket('2026-11-25T15:00') };
const plain = { calendar: WEEK, previewAt: null, refused: null };

describe('axisOf', () => {
  test('spans all days in whole hours, with a time at each', () => {
    expect(axisOf(WEEK.days)).toMatchObject({ from: 540, unit: 60, units: 9 });
    expect(axisOf(WEEK.days)?.ticks).toHaveLength(10);
  });
  test('takes the largest unit into which every bucket fits', () => {
    const days = [makeDay('2026-11-25', 'ff', '09:30', 90), makeDay('2026-11-26', 'f', '10:15', 60)];
    expect(axisOf(days)).toMatchObject({ from: 540, unit: 15, units: 16 });
  });
  test('writes few enough times over a whole day to be read', () => {
    expect(axisOf([makeDay('2026-11-25', 'f'.repeat(24), '00:00')])?.ticks).toEqual(
      Array.from({ length: 13 }, (_, i) => i * 120),
    );
  });
  test('there is none where no day has a bucket', () => expect(axisOf([makeDay('2026-11-29', '')])).toBeNull());
});

test('a selection and each stretch of maintenance is one bar', () => {
  const view = bucketViews({ ...plain, selection: three });
  expect(WEEK.days.flatMap((day) => barsOf(day, view).map((bar) => ({ ...bar, date: day.date })))).toEqual([
    { date: '2026-11-25', kind: 'selected', start: '13:00', end: '16:00' },
    { date: '2026-11-26', kind: 'maintenance', start: '09:00', end: '13:00' },
  ]);
});

test('previews what a click would select, and nothing where it would be refused', () => {
  const selection: BucketSelection = { kind: 'start', at: bucket('2026-11-25T14:00') };
  const view = bucketViews({ ...plain, selection, previewAt: bucket('2026-11-25T11:00') });
  expect(view(bucket('2026-11-25T12:00'))).toMatchObject({ preview: true, inRange: false });
  expect(view(bucket('2026-11-25T14:00'))).toMatchObject({ preview: false, inRange: true, edge: 'end' });
  const refused = bucketViews({ ...plain, selection, previewAt: bucket('2026-11-24T09:00') });
  expect(refused(bucket('2026-11-25T09:00'))?.preview).toBe(false);
});

test('what is selected and went to somebody else is a conflict, and that alone', () => {
  const calendar = { ...WEEK, days: [makeDay('2026-11-25', 'ttffftftt')] };
  const view = bucketViews({ ...plain, calendar, selection: three });
  expect(['13:00', '14:00', '16:00'].map((hour) => view(bucket(`2026-11-25T${hour}`))?.conflict)).toEqual([
    false,
    true,
    false,
  ]);
});
