import { expect, test } from 'vitest';
import { readConflict, shortageOf } from './order-conflict.ts';

test.each([
  [
    { reason: 'price', price: { payable: { amount: 1300 } } },
    { reason: 'price', before: 1200, now: 1300 },
  ],
  [{ reason: 'price' }, { reason: 'price', before: 1200, now: null }],
  [
    { reason: 'stock', stock: 2 },
    { reason: 'stock', left: 2 },
  ],
  [{ reason: 'bucket' }, { reason: 'bucket' }],
  [{ reason: 'weather' }, null],
  [null, null],
])('%j is the conflict %j', (details, conflict) => expect(readConflict(details, 1200)).toEqual(conflict));

const STOCK = [
  { id: 'w-1', name: '一号库', count: 2 },
  { id: 'w-2', name: '二号库', count: 5 },
  { id: 'w-3', name: '三号库', count: 9 },
];

test('a warehouse that falls short names those that do not, the fullest first', () => {
  const wanted = { stock: STOCK, warehouse: { id: 'w-1', name: '一号库' }, quantity: 5 };
  expect(shortageOf(wanted)).toEqual({ left: 2, elsewhere: [STOCK[2], STOCK[1]] });
  expect(shortageOf({ ...wanted, quantity: 2 })).toBeNull();
  expect(shortageOf({ stock: [], warehouse: null, quantity: 5 })).toBeNull();
});
