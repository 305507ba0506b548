import { expect, test } from 'vitest';
import { signedMoney } from './signed-money.ts';

test.each([
  [-12_000, '−¥120.00'],
  [12_000, '+¥120.00'],
  [0, '¥0.00'],
])('%d fen is %s', (fen, text) => expect(signedMoney(fen, 'zh-CN')).toBe(text));
