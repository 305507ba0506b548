import { expect, test } from 'vitest';
import { measureOf } from './measure.ts';

test.each([
  [9.8, '万元', 'en', 'CNY 98,000', ''],
  [9_800, '元', 'en', 'CNY 9,800', ''],
  [323, '万元', 'en', 'CNY 3.23 million', ''],
  [9.8, '万元', 'zh-CN', '9.8', '万元'],
  [28, 'm', 'en', '28', 'm'],
])('%d %s in %s reads %s%s', (value, unit, locale, text, shown) =>
  expect(measureOf(value, unit, locale)).toEqual({ value: text, unit: shown }),
);
