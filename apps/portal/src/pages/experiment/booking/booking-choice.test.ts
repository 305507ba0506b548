import { describe, expect, test } from 'vitest';
import {
  choiceSearch,
  chosenTime,
  mondayOf,
  needsSamples,
  type Offer,
  optionIds,
  readChoice,
} from './booking-choice.ts';
import type { BookingSearch } from './booking-search.ts';

const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' as const });
const mode = { mode: 'assisted' as const, name: '', note: '', surcharge: yuan(0), training_required: false };
const OFFER: Offer = {
  modes: [
    { ...mode, id: 'm-1' },
    { ...mode, id: 'm-2' },
  ],
  options: [
    { id: 'eds', name: '', note: null, price: yuan(120), per: 'hour' },
    { id: 'gold', name: '', note: null, price: yuan(60), per: 'sample' },
  ],
};
const NOTHING: BookingSearch = {
  week: undefined,
  start: undefined,
  end: undefined,
  options: undefined,
  samples: undefined,
  voucher: undefined,
};
const read = (search: Partial<BookingSearch>) =>
  readChoice({ ...NOTHING, ...search }, OFFER, { bucketMinutes: 60, first: '2026-11-25' });

const AFTERNOON = {
  kind: 'range',
  from: { date: '2026-11-25', start: '13:00', end: '14:00' },
  to: { date: '2026-11-25', start: '15:00', end: '16:00' },
};

describe('the choice of an address', () => {
  test('is the first way of use and nothing else where the address says nothing', () =>
    expect(read({})).toEqual({
      week: '2026-11-23',
      selection: { kind: 'empty' },
      mode: 'm-1',
      extras: [],
      samples: 1,
      voucher: true,
    }));

  test('is the whole choice', () =>
    expect(
      read({ start: '2026-12-02T13:00', end: '2026-12-02T16:00', options: 'm-2,gold', samples: '3', voucher: 'no' }),
    ).toMatchObject({ week: '2026-11-30', mode: 'm-2', extras: ['gold'], samples: 3, voucher: false }));

  test.each<[string, Partial<BookingSearch>, object]>([
    ['a range', { start: '2026-11-25T13:00', end: '2026-11-25T16:00' }, AFTERNOON],
    ['a start alone', { start: '2026-11-25T13:00' }, { kind: 'start', at: AFTERNOON.from }],
    [
      'an end before its start',
      { start: '2026-11-25T13:00', end: '2026-11-25T12:00' },
      { kind: 'start', at: AFTERNOON.from },
    ],
    ['two days', { start: '2026-11-25T13:00', end: '2026-11-26T16:00' }, { kind: 'start', at: AFTERNOON.from }],
    ['an end alone', { end: '2026-11-25T16:00' }, { kind: 'empty' }],
    ['nonsense', { start: 'x', end: 'y' }, { kind: 'empty' }],
  ])('has of %s what can be chosen', (_, search, selection) => expect(read(search).selection).toEqual(selection));

  test.each(['0', '-1', '1.5', '100', 'x', ''])('has one sample where it says %j', (samples) =>
    expect(read({ samples }).samples).toBe(1),
  );

  test('drops options that there are not', () =>
    expect(read({ options: 'none,eds' })).toMatchObject({ mode: 'm-1', extras: ['eds'] }));
});

test('a choice is read again from what it wrote', () => {
  const search = {
    week: '2026-11-23',
    start: '2026-11-25T13:00',
    end: '2026-11-25T16:00',
    options: 'm-2,eds,gold',
    samples: '3',
    voucher: 'no',
  };
  const choice = read(search);
  expect(choiceSearch(choice, OFFER)).toEqual(search);
  expect(optionIds(choice)).toEqual(['m-2', 'eds', 'gold']);
  expect(chosenTime(choice)).toEqual({ start: '2026-11-25T13:00:00+08:00', end: '2026-11-25T16:00:00+08:00' });
});

test('an address has no samples where nothing is paid by them, and no time that is not complete', () => {
  const choice = { ...read({ start: '2026-11-25T13:00', options: 'eds' }), samples: 4 };
  expect(needsSamples(choice, OFFER)).toBe(false);
  expect(choiceSearch(choice, OFFER)).toMatchObject({ samples: undefined, end: undefined, options: 'eds' });
  expect(chosenTime(choice)).toBeNull();
});

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-12-01', '2026-11-30'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));
