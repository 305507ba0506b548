import { expect, test } from 'vitest';
import { amountChange, countChange } from './signed.ts';

test.each([
  [2, '+2'],
  [-3, '\u22123'],
  [0, ''],
])('a change by %i reads %j', (by, text) => {
  expect(countChange(by, 'en')).toBe(text);
});

test.each([
  [2_000_000_00, 'zh-CN', '+200万元'],
  [-2_000_000_00, 'en', '\u2212CNY 2 million'],
  [0, 'en', ''],
])('an amount that changes by %i in %s reads %j', (by, locale, text) => {
  expect(amountChange(by, locale)).toBe(text);
});
