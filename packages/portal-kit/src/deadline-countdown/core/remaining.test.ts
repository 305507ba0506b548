import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { remaining, SPOKEN_AT, spokenMark } from './remaining.ts';

const HOUR = 3_600_000;
const UNTIL = Date.parse('2026-11-26T17:00:00+08:00');
const at = (time: string) => remaining(UNTIL, Date.parse(time));

describe('what is left', () => {
  test.each([
    ['2026-11-20T10:00:00+08:00', 'days', 6],
    ['2026-11-25T17:00:00+08:00', 'days', 1],
    ['2026-11-25T17:00:01+08:00', 'hours', 23],
    ['2026-11-26T09:30:00+08:00', 'hours', 7],
    ['2026-11-26T16:00:00+08:00', 'hours', 1],
    ['2026-11-26T16:00:01+08:00', 'minutes', 59],
    ['2026-11-26T16:59:01+08:00', 'minutes', 0],
  ])('%s: %s %d', (time, unit, count) => expect(at(time)).toMatchObject({ state: 'open', unit, count }));

  test('is nothing from the instant on', () => {
    expect(at('2026-11-26T16:59:59.999+08:00').state).toBe('open');
    expect(at('2026-11-26T17:00:00+08:00')).toEqual({ state: 'closed' });
    expect(at('2026-11-27T00:00:00+08:00')).toEqual({ state: 'closed' });
  });

  test('counts days as a calendar in Shanghai does, whatever the hour', () => {
    expect(at('2026-11-20T23:59:00+08:00')).toMatchObject({ daysLeft: 6 });
    expect(at('2026-11-21T00:00:00+08:00')).toMatchObject({ daysLeft: 5 });
    expect(at('2026-11-26T00:00:00+08:00')).toMatchObject({ daysLeft: 0, unit: 'hours', count: 17 });
  });

  test('never grows, and no more is promised than there is', () => {
    const SIZE = { days: 24 * HOUR, hours: HOUR, minutes: 60_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * 24 * HOUR }), fc.nat({ max: 48 * HOUR }), (before, passed) => {
        const first = remaining(UNTIL, UNTIL - before);
        const later = remaining(UNTIL, UNTIL - before + passed);
        if (first.state === 'closed') throw new Error('It was closed before the end.');
        // A day of the calendar has begun, so one less than what is said is sure.
        expect((first.count - (first.unit === 'days' ? 1 : 0)) * SIZE[first.unit]).toBeLessThanOrEqual(before);
        if (later.state === 'open') {
          expect(later.daysLeft).toBeLessThanOrEqual(first.daysLeft);
          if (later.unit === first.unit) expect(later.count).toBeLessThanOrEqual(first.count);
        }
      }),
    );
  });
});

test('no more than four things are said on the way, the last of them at the end', () => {
  const said = new Set<number | null>();
  for (let left = 3 * 24 * HOUR; left >= 0; left -= 1000) said.add(spokenMark(UNTIL, UNTIL - left));
  expect([...said]).toEqual([null, ...SPOKEN_AT]);
  expect(spokenMark(UNTIL, UNTIL + HOUR)).toBe(0);
});
