import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const show = (page: number, count: number) =>
  pageWindow(page, count)
    .map((slot) => (slot.kind === 'page' ? slot.page : '…'))
    .join(' ');

describe('page window', () => {
  test.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 … 20'],
    [4, 20, '1 2 3 4 5 … 20'],
    [5, 20, '1 … 4 5 6 … 20'],
    [16, 20, '1 … 15 16 17 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [20, 20, '1 … 16 17 18 19 20'],
    [99, 20, '1 … 16 17 18 19 20'],
  ])('page %i of %i shows %s', (page, count, expected) => expect(show(page, count)).toBe(expected));

  test('always shows the first, the current and the last page, in order, each once, and no gap for one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, count] = a <= b ? [a, b] : [b, a];
        const slots = pageWindow(page, count);
        const pages = slots.flatMap((slot) => (slot.kind === 'page' ? [slot.page] : []));
        expect(pages).toEqual([...new Set(pages)].sort((x, y) => x - y));
        expect(pages).toEqual(expect.arrayContaining([1, page, count]));
        expect(slots.length).toBe(Math.min(7, count));
        slots.forEach((slot, index) => {
          if (slot.kind === 'page') return;
          const [before, after] = [slots[index - 1], slots[index + 1]];
          if (before?.kind !== 'page' || after?.kind !== 'page') throw new Error('a gap stands between pages');
          expect(after.page - before.page).toBeGreaterThan(2);
        });
      }),
    );
  });
});
