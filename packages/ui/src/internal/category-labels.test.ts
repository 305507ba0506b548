import { expect, test } from 'vitest';
import { categoryLabels } from './category-labels.ts';

const quarters = Array.from({ length: 12 }, (_, at) => `${2024 + Math.floor(at / 4)} Q${(at % 4) + 1}`);
const at = (labels: readonly string[], width: string) =>
  [...categoryLabels(labels)].flatMap(([index, from]) => (from === width ? [index] : [])).sort((a, b) => a - b);

test('a narrow axis shows some labels, a wide one more, at even distances', () => {
  expect(at(quarters, 'narrow')).toEqual([3, 7, 11]);
  expect(at(quarters, 'medium')).toEqual([1, 5, 9]);
  expect(at(quarters, 'wide')).toEqual([]);
  expect(at(quarters, 'full')).toEqual([0, 2, 4, 6, 8, 10]);
});

test('short labels are shown everywhere, and one alone is', () => {
  expect(at(['1', '2', '3', '4'], 'narrow')).toEqual([0, 1, 2, 3]);
  expect(at(['2026年第三季度的全部企业合计'], 'narrow')).toEqual([0]);
  expect(categoryLabels([]).size).toBe(0);
});

test('of hundreds of labels a few are shown, the last among them', () => {
  const months = Array.from({ length: 360 }, (_, month) => `第${month + 1}期`);
  const shown = categoryLabels(months);
  expect(shown.size).toBeLessThanOrEqual(12);
  expect(shown.get(359)).toBe('narrow');
});
