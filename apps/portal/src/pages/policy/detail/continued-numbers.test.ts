import { expect, test } from 'vitest';
import { continuedNumbers } from './continued-numbers.ts';

test.each([
  [['一、支持方向', '二、申报条件'], 0, '三、'],
  [['一、支持方向', '二、申报条件'], 3, '六、'],
  [['一、支持方向', '二、申报条件'], 8, ''],
  [['1. Support', '2. Conditions'], 1, '4. '],
  [['Support', 'Conditions'], 0, ''],
  [[], 0, ''],
])('after %j the heading at %i begins with %j', (headings, index, number) => {
  expect(continuedNumbers(headings)(index)).toBe(number);
});
