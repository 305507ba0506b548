import { expect, test } from 'vitest';
import { readChoice, readOfferSearch, toggled } from './offer-choice.ts';

const offered = {
  specs: [{ id: 'basic', max_quantity: 5 }, { id: 'full' }],
  options: [{ id: 'a' }, { id: 'b' }],
  preferred: 'full',
  most: 999,
};

test.each([
  [{}, { spec: 'full', options: [], quantity: 1 }],
  [
    { spec: 'full', options: 'b,a', quantity: '12' },
    { spec: 'full', options: ['a', 'b'], quantity: 12 },
  ],
  [
    { spec: 'gone', options: 'a,gone,a', quantity: '0' },
    { spec: 'full', options: ['a'], quantity: 1 },
  ],
  [
    { spec: 'basic', quantity: '6' },
    { spec: 'basic', options: [], quantity: 5 },
  ],
  [{ quantity: '5000' }, { spec: 'full', options: [], quantity: 999 }],
  [
    { quantity: '-3', options: ',' },
    { spec: 'full', options: [], quantity: 1 },
  ],
  [{ quantity: '1e3' }, { spec: 'full', options: [], quantity: 1 }],
])('the address %o chooses %o', (search, choice) => expect(readChoice(search, offered)).toEqual(choice));

test('parameters that are repeated or empty do not break an address', () => {
  expect(readOfferSearch({ spec: ['x', 'y'], options: '', ask: '2', other: '1' })).toEqual({ spec: 'x' });
});

test('an extra is added once and taken back', () => {
  expect(toggled([], 'a')).toBe('a');
  expect(toggled(['a'], 'b')).toBe('a,b');
  expect(toggled(['a', 'b'], 'a')).toBe('b');
  expect(toggled(['a'], 'a')).toBeUndefined();
});
