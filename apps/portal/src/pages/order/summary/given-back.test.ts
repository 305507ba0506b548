import { expect, test } from 'vitest';
import { givenBack } from './given-back.ts';

test.each([
  ['instrument', 100, 'timeVoucher'],
  ['facility', 0, 'time'],
  ['service', 100, 'voucher'],
  ['service', 0, 'none'],
  ['material', 100, 'stockVoucher'],
  ['material', 0, 'stock'],
] as const)('%s with a voucher of %d gives back: %s', (kind, amount, key) =>
  expect(givenBack({ kind, voucher: { amount, currency: 'CNY' } })).toBe(key),
);
