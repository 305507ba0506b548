import { addDays, daysBetween, endOfMonth, startOfMonth, weekday } from '@zonekit/ui/day';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMove, MOVES, moveFocus } from './grid-move.ts';
import { daysOf, monthGrid, shownMonths } from './month-grid.ts';

const someDay = fc.integer({ min: 0, max: 40_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

describe('monthGrid', () => {
  test('November 2026 starts on a Sunday and needs six weeks', () => {
    const { month, weeks } = monthGrid('2026-11-20');
    expect(month).toBe('2026-11-01');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  test('February 2027 is four full weeks', () => {
    expect(monthGrid('2027-02-01').weeks.flat()).not.toContain(null);
    expect(monthGrid('2027-02-01').weeks).toHaveLength(4);
  });

  test('shows the current and the next month, over the end of a year too', () => {
    expect(shownMonths('2026-12-31').map(({ month }) => month)).toEqual(['2026-12-01', '2027-01-01']);
  });

  test.each([
    ['2026-11-20', '2026-11-16', 3],
    ['2026-11-01', '2026-11-01', 6],
    ['2026-11-30', '2026-11-30', 1],
    ['2028-01-30', '2028-01-24', 2],
  ])('on %s the month is shown from %s on, in %d weeks, and the next one whole', (today, first, weeks) => {
    const [month, next] = shownMonths(today);
    expect([daysOf(month)[0], month.weeks.length]).toEqual([first, weeks]);
    expect(next).toEqual(monthGrid(next.month));
  });

  test('every month holds each of its days once, each under its own weekday', () => {
    fc.assert(
      fc.property(someDay, (date) => {
        const grid = monthGrid(date);
        expect(daysOf(grid)).toHaveLength(daysBetween(startOfMonth(date), endOfMonth(date)) + 1);
        for (const week of grid.weeks) {
          expect(week).toHaveLength(7);
          week.forEach((day, i) => {
            if (day) expect(weekday(day)).toBe(i + 1);
          });
        }
      }),
    );
  });
});

describe('moveFocus', () => {
  const today = '2026-11-20';
  const at = { date: '2026-11-25', period: 2 } as const;
  test.each([
    ['ArrowLeft', { date: '2026-11-25', period: 1 }],
    ['ArrowRight', { date: '2026-11-26', period: 1 }],
    ['ArrowUp', { date: '2026-11-18', period: 2 }],
    ['ArrowDown', { date: '2026-12-02', period: 2 }],
    ['Home', { date: '2026-11-23', period: 1 }],
    ['End', { date: '2026-11-29', period: 2 }],
    ['PageUp', { date: '2026-11-25', period: 2 }],
    ['PageDown', { date: '2026-12-25', period: 2 }],
  ] as const)('%s', (move, expected) => expect(moveFocus(at, move, today)).toEqual(expected));

  test.each([
    ['ArrowUp', { date: '2026-11-24', period: 2 }],
    ['ArrowDown', { date: '2026-11-26', period: 2 }],
    ['ArrowLeft', { date: '2026-11-25', period: 1 }],
    ['Home', { date: '2026-11-25', period: 1 }],
    ['PageDown', { date: '2026-12-02', period: 2 }],
    ['PageUp', at],
  ] as const)('in the list, %s goes by day, half and week', (move, expected) =>
    expect(moveFocus(at, move, today, 'list')).toEqual(expected),
  );

  test('a row ends with its month', () => {
    expect(moveFocus({ date: '2026-12-02', period: 1 }, 'Home', today)).toEqual({ date: '2026-12-01', period: 1 });
    expect(moveFocus({ date: '2026-12-30', period: 1 }, 'End', today)).toEqual({ date: '2026-12-31', period: 2 });
  });

  test('does not go to the weeks that are left out', () => {
    const friday = { date: '2026-11-20', period: 1 } as const;
    expect(moveFocus(friday, 'ArrowUp', today)).toEqual(friday);
    expect(moveFocus(friday, 'Home', today)).toEqual({ date: '2026-11-16', period: 1 });
  });

  test('never leaves the two months, and other keys are no moves', () => {
    fc.assert(
      fc.property(someDay, fc.array(fc.constantFrom(...MOVES), { maxLength: 60 }), (day, moves) => {
        const end = moves.reduce((here, move) => moveFocus(here, move, day), { date: day, period: 1 as 1 | 2 });
        expect(end.date >= addDays(day, 1 - weekday(day))).toBe(true);
        expect(end.date <= endOfMonth(addDays(endOfMonth(day), 1))).toBe(true);
      }),
    );
    expect(['Enter', ' ', 'Tab', 'a'].some(isMove)).toBe(false);
  });
});
