import { describe, expect, test } from 'vitest';
import { tabWay } from './tab-way.core.ts';

const TABS = ['a', 'b', 'c', 'd'];
const row = { orientation: 'horizontal', mirrored: false, loop: true } as const;

describe('tabWay', () => {
  test('arrows lead to the neighbours and round the end', () => {
    expect(tabWay(TABS, 1, { ...row, key: 'ArrowRight' })).toEqual(['c', 'd', 'a']);
    expect(tabWay(TABS, 1, { ...row, key: 'ArrowLeft' })).toEqual(['a', 'd', 'c']);
    expect(tabWay(TABS, 3, { ...row, key: 'ArrowRight' })?.[0]).toBe('a');
  });

  test('without a loop they end at the ends', () => {
    expect(tabWay(TABS, 3, { ...row, loop: false, key: 'ArrowRight' })).toEqual([]);
    expect(tabWay(TABS, 2, { ...row, loop: false, key: 'ArrowLeft' })).toEqual(['b', 'a']);
  });

  test('arrows are exchanged from right to left', () => {
    expect(tabWay(TABS, 1, { ...row, mirrored: true, key: 'ArrowRight' })?.[0]).toBe('a');
    expect(tabWay(TABS, 1, { ...row, mirrored: true, key: 'ArrowLeft' })?.[0]).toBe('c');
  });

  test('a column has up and down, a row left and right', () => {
    const column = { ...row, orientation: 'vertical' } as const;
    expect(tabWay(TABS, 1, { ...column, key: 'ArrowDown' })?.[0]).toBe('c');
    expect(tabWay(TABS, 1, { ...column, key: 'ArrowUp' })?.[0]).toBe('a');
    expect(tabWay(TABS, 1, { ...column, key: 'ArrowRight' })).toBeNull();
    expect(tabWay(TABS, 1, { ...row, key: 'ArrowDown' })).toBeNull();
  });

  test('Home and PageUp lead to the first, End and PageDown to the last', () => {
    for (const key of ['Home', 'PageUp']) expect(tabWay(TABS, 2, { ...row, key })?.[0]).toBe('a');
    for (const key of ['End', 'PageDown']) expect(tabWay(TABS, 2, { ...row, key })?.[0]).toBe('d');
    expect(tabWay(TABS, 2, { ...row, key: 'a' })).toBeNull();
  });
});
