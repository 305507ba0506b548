import { expect, test } from 'vitest';
import { moneyText } from './money-parts.ts';

test.each([
  [0, 'zh-CN', false, '0元'],
  [123_450, 'zh-CN', true, '¥1,234.50'],
  [123_450, 'en', true, 'CNY 1,234.50'],
  [600_000_00, 'zh-CN', false, '60万元'],
  [600_000_00, 'en', false, 'CNY 600,000'],
  [3_000_000_00, 'zh-CN', false, '300万元'],
  [3_000_000_00, 'en', false, 'CNY 3 million'],
  [20_460_000_00, 'zh-CN', false, '2,046万元'],
  [642_000_000_00, 'zh-CN', false, '6.42亿元'],
  [642_000_000_00, 'en', false, 'CNY 642 million'],
  [9_999_00, 'zh-CN', false, '9,999元'],
])('%i fen in %s (precise: %s) reads %s', (fen, locale, precise, text) => {
  expect(moneyText(fen, locale, precise)).toBe(text);
});
