import { expect, test } from 'vitest';
import { isFree, nearestFree, readTime, takenHours, timeText } from './viewing-time.ts';

const days = {
  days: [
    {
      date: '2026-11-26',
      hours: [
        { hour: 9, left: 0 },
        { hour: 10, left: 2 },
      ],
    },
  ],
};

test('a time is stored as text and read again', () => {
  expect(timeText({ date: '2026-11-26', hour: 9 })).toBe('2026-11-26 09:00');
  expect(readTime('2026-11-26 09:00')).toEqual({ date: '2026-11-26', hour: 9 });
});

test.each(['', '2026-11-26', '2026-11-26 09:30', '26.11.2026 09:00'])('"%s" is no time', (text) =>
  expect(readTime(text)).toBeNull(),
);

test('an hour is taken when it takes no more appointments', () =>
  expect(takenHours(days)).toEqual([{ date: '2026-11-26', start: '09:00' }]));

test.each([
  ['2026-11-26', 10, true],
  ['2026-11-26', 9, false],
  ['2026-11-27', 10, false],
])('%s, %d o’clock is free: %s', (date, hour, free) => expect(isFree(days, { date, hour })).toBe(free));

test('a refusal for another reason names no free hours', () => {
  expect(nearestFree({ nearest_free: [{ date: '2026-11-26', hour: 10 }] })).toEqual([{ date: '2026-11-26', hour: 10 }]);
  expect(nearestFree({ appointment_id: 'a' })).toEqual([]);
  expect(nearestFree(undefined)).toEqual([]);
});
