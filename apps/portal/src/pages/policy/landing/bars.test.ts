import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

const item = (key: string, count: number) => ({ key, label: key, count, href: `#${key}` });

test('the largest bar is full, and shares add up', () => {
  const bars = barsOf([item('a', 30), item('b', 10)]);
  expect(bars.map(({ length }) => length)).toEqual([100, (10 / 30) * 100]);
  expect(bars.map(({ share }) => share)).toEqual([0.75, 0.25]);
});

test('nothing to count draws nothing', () =>
  expect(barsOf([item('a', 0)])).toEqual([{ ...item('a', 0), length: 0, share: 0 }]));
