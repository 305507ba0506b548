import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectionState, toggleAll, toggleRange, toggleRow } from './table-selection.ts';

const KEYS = ['a', 'b', 'c', 'd', 'e'];
const selections = fc.subarray([...KEYS, 'other page']).map((keys) => new Set(keys));
const key = fc.constantFrom(...KEYS);

describe('rows that are chosen', () => {
  test('with shift, a range takes the state that its end gets', () => {
    expect([...toggleRange(new Set(['b']), KEYS, 'b', 'd')]).toEqual(['b', 'c', 'd']);
    expect([...toggleRange(new Set(KEYS), KEYS, 'd', 'b')]).toEqual(['a', 'e']);
  });

  test('without an anchor, or with one that is gone, a range is one row', () => {
    expect([...toggleRange(new Set(), KEYS, null, 'c')]).toEqual(['c']);
    expect([...toggleRange(new Set(), KEYS, 'gone', 'c')]).toEqual(['c']);
  });

  test('toggling twice changes nothing', () => {
    fc.assert(
      fc.property(selections, key, (set, row) => {
        expect(toggleRow(toggleRow(set, row), row)).toEqual(set);
      }),
    );
  });

  test('a range is uniform afterwards, and nothing outside it has changed', () => {
    fc.assert(
      fc.property(selections, key, key, (set, anchor, end) => {
        const next = toggleRange(set, KEYS, anchor, end);
        const [from, to] = [KEYS.indexOf(anchor), KEYS.indexOf(end)].sort((a, b) => a - b);
        for (const [index, rowKey] of [...KEYS, 'other page'].entries()) {
          const inside = index >= (from ?? 0) && index <= (to ?? 0);
          expect(next.has(rowKey)).toBe(inside ? !set.has(end) : set.has(rowKey));
        }
      }),
    );
  });

  test('all means all that is shown: other pages keep their state', () => {
    fc.assert(
      fc.property(selections, (set) => {
        const next = toggleAll(set, KEYS);
        expect(selectionState(next, KEYS)).toBe(selectionState(set, KEYS) === 'all' ? 'none' : 'all');
        expect(next.has('other page')).toBe(set.has('other page'));
      }),
    );
  });

  test('of nothing, nothing is chosen', () => {
    expect(selectionState(new Set(['a']), [])).toBe('none');
  });
});
