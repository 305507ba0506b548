import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Calendar, HalfDay, Period, Selection } from './calendar.types.ts';
import { firstObstacle } from './calendar-selection.ts';
import { dayStatus, expandSelection, isFree, selectHalfDay } from './index.ts';

const half = (text: string): HalfDay => {
  const [date = '', period] = text.split(' ');
  return { date, period: period === 'am' ? 1 : 2 };
};
const calendar = (today: string, ...booked: string[]): Calendar => ({
  today,
  booked: booked.map(half),
});
const click = (open: Calendar, ...clicks: string[]): Selection =>
  clicks.map(half).reduce<Selection>((selection, at) => selectHalfDay(selection, at, open), { kind: 'empty' });
const start = (at: string): Selection => ({ kind: 'start', at: half(at) });
const range = (from: string, to: string): Selection => ({ kind: 'range', from: half(from), to: half(to) });

const november = calendar('2026-11-20', '2026-11-23 am', '2026-11-24 am', '2026-11-24 pm', '2026-11-28 pm');

describe('dayStatus', () => {
  test.each([
    ['long past', '2026-01-01', 2],
    ['yesterday', '2026-11-19', 2],
    ['today', '2026-11-20', 2],
    ['tomorrow, free', '2026-11-21', 1],
    ['morning taken', '2026-11-23', 3],
    ['afternoon taken', '2026-11-28', 3],
    ['both taken', '2026-11-24', 2],
    ['the last day of the second month', '2026-12-31', 1],
    ['the day after it', '2027-01-01', 2],
    ['a day that does not exist', '2026-11-31', 2],
  ] as const)('%s', (_, date, status) => expect(dayStatus(date, november)).toBe(status));

  test('a taken half-day of today or of a month beyond stays unavailable', () => {
    const odd = calendar('2026-11-20', '2026-11-20 am', '2027-01-01 pm');
    expect([dayStatus('2026-11-20', odd), dayStatus('2027-01-01', odd)]).toEqual([2, 2]);
  });

  test.each([
    ['2028-01-31', '2028-02-29', '2028-03-01'],
    ['2027-01-31', '2027-02-28', '2027-03-01'],
    ['2100-01-15', '2100-02-28', '2100-03-01'],
    ['2026-12-31', '2027-01-31', '2027-02-01'],
    ['2026-11-01', '2026-12-31', '2027-01-01'],
  ])('on %s the window ends with %s', (today, last, beyond) => {
    expect(isFree({ date: last, period: 2 }, calendar(today))).toBe(true);
    expect(isFree({ date: beyond, period: 1 }, calendar(today))).toBe(false);
  });
});

describe('selectHalfDay', () => {
  test('the first click is the start', () => {
    expect(click(november, '2026-11-25 pm')).toEqual(start('2026-11-25 pm'));
  });
  test('the second click is the end', () => {
    expect(click(november, '2026-11-25 pm', '2026-11-27 am')).toEqual(range('2026-11-25 pm', '2026-11-27 am'));
  });
  test('an end before the start is put in order', () => {
    expect(click(november, '2026-11-27 am', '2026-11-25 pm')).toEqual(range('2026-11-25 pm', '2026-11-27 am'));
  });
  test('the other half of the same day selects the whole day, either way round', () => {
    const day = range('2026-11-25 am', '2026-11-25 pm');
    expect(click(november, '2026-11-25 am', '2026-11-25 pm')).toEqual(day);
    expect(click(november, '2026-11-25 pm', '2026-11-25 am')).toEqual(day);
  });
  test('a second click on the same half makes a range of one', () => {
    expect(click(november, '2026-11-25 am', '2026-11-25 am')).toEqual(range('2026-11-25 am', '2026-11-25 am'));
  });
  test('a third click starts over, inside the range too', () => {
    expect(click(november, '2026-11-25 am', '2026-11-27 am', '2026-11-26 am')).toEqual(start('2026-11-26 am'));
  });
  test('a range over something taken is refused and the new click becomes the start', () => {
    expect(click(november, '2026-11-27 am', '2026-11-30 pm')).toEqual(start('2026-11-30 pm'));
    expect(click(november, '2026-11-30 pm', '2026-11-27 am')).toEqual(start('2026-11-27 am'));
  });
  test('a partly booked day may be an end by its free half, but never lie inside', () => {
    expect(click(november, '2026-11-26 am', '2026-11-28 am')).toEqual(range('2026-11-26 am', '2026-11-28 am'));
    expect(click(november, '2026-11-21 am', '2026-11-23 pm')).toEqual(start('2026-11-23 pm'));
  });
  test.each(['2026-11-24 am', '2026-11-20 pm', '2026-11-01 am', '2027-01-01 am'])(
    'keeps the start when %s, which is not free, is clicked',
    (taken) => {
      const before = start('2026-11-25 am');
      expect(selectHalfDay(before, half(taken), november)).toBe(before);
    },
  );
  test('a start that somebody took meanwhile does not become part of a range', () => {
    const later = calendar('2026-11-20', '2026-11-25 am');
    expect(selectHalfDay(start('2026-11-25 am'), half('2026-11-26 am'), later)).toEqual(start('2026-11-26 am'));
    expect(firstObstacle(half('2026-11-25 am'), half('2026-11-26 am'), later)).toEqual(half('2026-11-25 am'));
  });
});

describe('expandSelection', () => {
  test('an empty selection holds nothing, a start its own half-day', () => {
    expect(expandSelection({ kind: 'empty' })).toEqual([]);
    expect(expandSelection(start('2026-11-25 pm'))).toEqual([{ date: '2026-11-25', period: 2 }]);
  });
  test('a range from an afternoon to a morning leaves out the first morning and the last afternoon', () => {
    expect(expandSelection(range('2028-02-28 pm', '2028-03-01 am'))).toEqual([
      { date: '2028-02-28', period: 2 },
      { date: '2028-02-29', period: 1 },
      { date: '2028-02-29', period: 2 },
      { date: '2028-03-01', period: 1 },
    ]);
  });
  test('two whole months of 31 days are 124 half-days', () => {
    expect(expandSelection(range('2026-07-01 am', '2026-08-31 pm'))).toHaveLength(124);
  });
});

/**
 * The plain model: a half-day is an integer, two to a day since the epoch, so that order is `<` and a range is `+ 1`.
 * Dates come from the platform's own UTC calendar, and not from the code under test.
 */
const toSlot = ({ date, period }: HalfDay) => (Date.parse(`${date}T00:00Z`) / 86_400_000) * 2 + period - 1;
const dateOf = (slot: number) => new Date(Math.floor(slot / 2) * 86_400_000).toISOString().slice(0, 10);
const fromSlot = (slot: number): HalfDay => ({ date: dateOf(slot), period: ((slot % 2) + 1) as Period });

const model = (today: string, booked: Set<number>) => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = toSlot({ date: today, period: 1 }) + 2;
  const end = (Date.UTC(year, month + 1, 1) / 86_400_000) * 2;
  const free = (slot: number) => slot >= first && slot < end && !booked.has(slot);
  type State = { from: number; to: number | null } | null;
  const next = (state: State, at: number): State => {
    if (!free(at)) return state;
    if (state === null || state.to !== null) return { from: at, to: null };
    const from = Math.min(state.from, at);
    const to = Math.max(state.from, at);
    for (let slot = from; slot <= to; slot++) if (!free(slot)) return { from: at, to: null };
    return { from, to };
  };
  const toSelection = (state: State): Selection =>
    state === null
      ? { kind: 'empty' }
      : state.to === null
        ? { kind: 'start', at: fromSlot(state.from) }
        : { kind: 'range', from: fromSlot(state.from), to: fromSlot(state.to) };
  const slots = (state: State) =>
    state === null ? [] : Array.from({ length: (state.to ?? state.from) - state.from + 1 }, (_, i) => state.from + i);
  return { free, next, toSelection, slots };
};

// Days on which calendars go wrong: leap days, ends of years and months, days on which some zone moves its clock.
const trapDay = fc.constantFrom(
  ...['2028-02-28', '2028-02-29', '2027-02-28', '2100-02-28', '2000-02-29', '2027-12-31', '2028-01-01', '2028-01-31'],
  ...['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-11-01', '2026-09-05', '2026-04-24', '2011-12-29'],
);
const anyDay = fc.integer({ min: 10_000 * 2, max: 40_000 * 2 }).map(dateOf);
const offset = fc.integer({ min: -4, max: 130 });

describe.each(['UTC', 'Asia/Shanghai', 'America/Santiago', 'Africa/Cairo', 'Pacific/Apia', 'America/St_Johns'])(
  'with the browser in %s',
  (zone) => {
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    test('every walk of clicks agrees with the plain slot model', () => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      fc.assert(
        fc.property(
          fc.oneof(trapDay, anyDay),
          fc.array(offset, { maxLength: 12 }),
          fc.array(offset, { minLength: 1, maxLength: 8 }),
          (today, bookedAt, clicksAt) => {
            const origin = toSlot({ date: today, period: 1 });
            const booked = bookedAt.map((at) => origin + at);
            const open: Calendar = {
              today,
              booked: booked.map(fromSlot),
            };
            const plain = model(today, new Set(booked));
            let state: Parameters<typeof plain.next>[0] = null;
            let selection: Selection = { kind: 'empty' };
            for (const at of clicksAt.map((step) => origin + step)) {
              state = plain.next(state, at);
              selection = selectHalfDay(selection, fromSlot(at), open);
              expect(selection).toEqual(plain.toSelection(state));
              expect(isFree(fromSlot(at), open)).toBe(plain.free(at));
            }
            expect(expandSelection(selection).map(toSlot)).toEqual(plain.slots(state));
          },
        ),
        { numRuns: zone === 'Asia/Shanghai' ? 10_000 : 2_000 },
      );
    }, 120_000);
  },
);
