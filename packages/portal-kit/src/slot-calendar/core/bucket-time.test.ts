import { expect, test } from 'vitest';
import { bucketFrom, bucketUntil } from './bucket-time.ts';

test('a bucket is found by either end, midnight included', () => {
  expect(bucketFrom('2026-11-25T13:00', 60)).toEqual({ date: '2026-11-25', start: '13:00', end: '14:00' });
  expect(bucketUntil('2026-11-25T14:00', 60)).toEqual({ date: '2026-11-25', start: '13:00', end: '14:00' });
  expect(bucketFrom('2026-11-30T23:30', 30)).toEqual({ date: '2026-11-30', start: '23:30', end: '24:00' });
  expect(bucketUntil('2026-12-01T00:00', 30)).toEqual({ date: '2026-11-30', start: '23:30', end: '24:00' });
});

test.each(['', 'x', '2026-11-25', '2026-13-45T10:00', '2026-11-25 13:00'])('%j is no moment', (text) => {
  expect(bucketFrom(text, 60)).toBeNull();
  expect(bucketUntil(text, 60)).toBeNull();
});
