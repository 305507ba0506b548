import { afterEach, expect, test } from 'vitest';
import { shanghaiToday } from './shanghai-today.ts';

const { TZ } = process.env;
afterEach(() => {
  process.env.TZ = TZ;
});

test('begins the day at midnight in Shanghai', () => {
  expect(shanghaiToday(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(shanghaiToday(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});

/** Clocks of Shanghai that the machine's own clock leaves out: 02:30 in New York, 23:30 in Scoresbysund. */
test.each([
  ['America/New_York', '2026-03-08T02:30:00+08:00', '2026-03-08'],
  ['America/Scoresbysund', '2026-03-28T23:30:00+08:00', '2026-03-28'],
])('the summer-time gap of a machine in %s does not move the day', (zone, instant, day) => {
  process.env.TZ = zone;
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  expect(shanghaiToday(Date.parse(instant))).toBe(day);
});
