import { expect, test } from 'vitest';
import { lineOf, unitFor } from './offer-words.ts';

const bag = { unit_zh: '包', unit_en: 'bag', units_en: 'bags' };

test.each([
  [bag, 1, '包', 'bag'],
  [bag, 3, '包', 'bags'],
  [{ unit_zh: '包', unit_en: 'bag' }, 3, '包', 'bag'],
  [{ unit_zh: '包', unit_en: null }, 3, '包', '包'],
])('the unit of %o is written for the quantity %i', (unit, quantity, zh, en) =>
  expect(unitFor(unit, quantity)).toEqual({ 'zh-CN': zh, en }),
);

test('a line says the price of a piece and the quantity', () =>
  expect(lineOf({ 'zh-CN': '单包装', en: 'Single bag' }, 3_000, 3, unitFor(bag, 3)).detail).toEqual({
    'zh-CN': '30元 × 3包',
    en: 'CNY 30 × 3 bags',
  }));
