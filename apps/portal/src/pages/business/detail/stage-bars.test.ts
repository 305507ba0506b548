import { expect, test } from 'vitest';
import { stageBars, stageDays, stageTicks } from './stage-bars.ts';

const stages = [
  { from_day: 1, to_day: 10 },
  { from_day: 6, to_day: 30 },
  { from_day: 31, to_day: 40 },
];

test('bars lie within the working days of all stages, both bounds included', () => {
  expect(stageDays(stages)).toBe(40);
  expect(stageBars(stages)).toEqual([
    { start: 0, width: 25 },
    { start: 12.5, width: 62.5 },
    { start: 75, width: 25 },
  ]);
});

test('a service of one day has one bar, and a ruler without doubles', () => {
  expect(stageBars([{ from_day: 1, to_day: 1 }])).toEqual([{ start: 0, width: 100 }]);
  expect(stageTicks([{ from_day: 1, to_day: 1 }])).toEqual([0, 1]);
  expect(stageTicks(stages)).toEqual([0, 10, 20, 30, 40]);
});
