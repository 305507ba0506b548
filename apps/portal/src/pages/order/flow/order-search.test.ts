import { expect, test } from 'vitest';
import { readChoice } from './order-search.ts';

test.each([
  [{}, null],
  [{ kind: 'boat', offer: 'a' }, null],
  [{ kind: 'service', offer: '../x' }, null],
  [
    { kind: 'service', offer: 's-1', spec: 'p-1', options: ['a,b', 'a', 'c/d'], quantity: '3', warehouse: 'w' },
    { kind: 'service', offer: 's-1', spec: 'p-1', options: ['a', 'b'], quantity: 3 },
  ],
  [
    { kind: 'experiment', offer: 's-1', quantity: '0' },
    { kind: 'service', offer: 's-1', spec: undefined, quantity: 1 },
  ],
  [
    { kind: 'material', offer: 'm-1', spec: 'p', warehouse: 'w-1', quantity: '100000' },
    { kind: 'material', offer: 'm-1', spec: 'p', warehouse: 'w-1', quantity: 9999 },
  ],
  [
    { kind: 'instrument', offer: 'i-1', quantity: '4', start: '2026-11-26T13:00:00+08:00', end: 'soon' },
    { kind: 'instrument', offer: 'i-1', start: '2026-11-26T13:00:00+08:00', end: undefined },
  ],
  [
    { kind: 'facility', offer: 'f-1', samples: '3' },
    { kind: 'facility', offer: 'f-1', start: undefined, end: undefined, samples: 3 },
  ],
])('%j is the choice %j', (params, choice) => expect(readChoice(params)).toEqual(choice));
