import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointmentDays, appointmentHours, appointmentProblem } from './index.ts';

const TODAY = '2026-11-20';
const rules = {
  today: TODAY,
  taken: [{ date: '2026-11-24', start: '10:00' }],
  closedDates: ['2026-11-28'],
};

test('today is over, the thirtieth day is the last', () => {
  expect(appointmentDays(TODAY)).toEqual({ min: '2026-11-21', max: '2026-12-20' });
  expect(appointmentDays('2028-01-31')).toEqual({ min: '2028-02-01', max: '2028-03-01' });
});

test('eight hours a day, from nine to five', () => {
  const hours = appointmentHours('2026-11-24', rules.taken);
  expect([hours.length, hours[0]?.start, hours.at(-1)?.end]).toEqual([8, '09:00', '17:00']);
  expect(hours.filter(({ status }) => status === 'taken').map(({ start }) => start)).toEqual(['10:00']);
});

describe('appointmentProblem', () => {
  test.each([
    ['today', TODAY, '10:00', 'too-soon'],
    ['tomorrow', '2026-11-21', '09:00', null],
    ['the thirtieth day', '2026-12-20', '16:00', null],
    ['the day after', '2026-12-21', '16:00', 'too-late'],
    ['a closed day', '2026-11-28', '10:00', 'closed'],
    ['before nine', '2026-11-24', '08:00', 'hour'],
    ['at five', '2026-11-24', '17:00', 'hour'],
    ['half past', '2026-11-24', '09:30', 'hour'],
    ['taken', '2026-11-24', '10:00', 'taken'],
    ['the same hour of another day', '2026-11-25', '10:00', null],
  ] as const)('%s', (_, date, start, problem) => expect(appointmentProblem({ date, start }, rules)).toBe(problem));

  test('any day of any year: exactly the thirty that follow it are open', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 40_000 }), fc.integer({ min: -3, max: 40 }), (epochDay, daysAhead) => {
        const dayOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
        const problem = appointmentProblem(
          { date: dayOf(epochDay + daysAhead), start: '09:00' },
          { today: dayOf(epochDay), taken: [] },
        );
        expect(problem).toBe(daysAhead < 1 ? 'too-soon' : daysAhead > 30 ? 'too-late' : null);
      }),
    );
  });
});
