import { describe, expect, test } from 'vitest';
import {
  type CascaderTree,
  firstUnloaded,
  isBranch,
  isToLoad,
  levelAt,
  optionsOf,
  pathKey,
  typeAhead,
} from './cascader.core.ts';
import { REGIONS } from './cascader.fixtures.ts';

const plain: CascaderTree = { options: REGIONS, loaded: {}, loads: false };

describe('a tree', () => {
  test('is read level by level', () => {
    expect(levelAt(plain, [])).toEqual({ status: 'ready', options: REGIONS });
    expect(optionsOf(plain, ['210000', '210200', '210213']).map(({ label }) => label)).toEqual([
      '辽宁省',
      '大连市',
      '金州区',
    ]);
    expect(optionsOf(plain, ['210000', 'gone', '1'])).toHaveLength(1);
    expect(levelAt(plain, ['gone'])).toEqual({ status: 'ready', options: [] });
  });

  test('asks for children once, and again after a failure', () => {
    const options = [
      { value: 'a', label: '甲' },
      { value: 'b', label: '乙', leaf: true },
    ];
    const tree: CascaderTree = { options, loaded: {}, loads: true };
    expect(isToLoad(tree, ['a'])).toBe(true);
    expect(isToLoad(tree, ['b'])).toBe(false);
    expect(isToLoad(tree, ['gone'])).toBe(false);
    expect(isToLoad({ ...tree, loaded: { [pathKey(['a'])]: { status: 'loading' } } }, ['a'])).toBe(false);
    expect(isToLoad({ ...tree, loaded: { [pathKey(['a'])]: { status: 'failed' } } }, ['a'])).toBe(true);
    const empty: CascaderTree = { ...tree, loaded: { [pathKey(['a'])]: { status: 'ready', options: [] } } };
    expect(isBranch({ value: 'a', label: '甲' }, ['a'], tree)).toBe(true);
    expect(isBranch({ value: 'a', label: '甲' }, ['a'], empty)).toBe(false);
  });

  test('is asked, level by level, for what a value lies in', () => {
    const options = [{ value: 'a', label: '甲' }];
    const tree: CascaderTree = { options, loaded: {}, loads: true };
    const within: CascaderTree = {
      ...tree,
      loaded: { [pathKey(['a'])]: { status: 'ready', options: [{ value: 'b', label: '乙' }] } },
    };
    expect(firstUnloaded(tree, [])).toBeNull();
    expect(firstUnloaded(tree, ['a', 'b'])).toEqual(['a']);
    expect(firstUnloaded(within, ['a', 'b'])).toEqual(['a', 'b']);
    expect(firstUnloaded(within, ['a', 'gone'])).toBeNull();
    expect(firstUnloaded({ ...tree, loaded: { [pathKey(['a'])]: { status: 'loading' } } }, ['a'])).toBeNull();
    // After a failure the visitor asks again, nobody else.
    expect(firstUnloaded({ ...tree, loaded: { [pathKey(['a'])]: { status: 'failed' } } }, ['a'])).toBeNull();
    expect(firstUnloaded(plain, ['210000', '210200'])).toBeNull();
  });
});

test('letters lead to what begins with them, going round', () => {
  const labels = ['Anshan', 'Benxi', 'Dalian', 'Dandong'];
  expect(typeAhead(labels, 0, 'd')).toBe(2);
  expect(typeAhead(labels, 2, 'd')).toBe(3);
  expect(typeAhead(labels, 3, 'd')).toBe(2);
  expect(typeAhead(labels, 2, 'dan')).toBe(3);
  expect(typeAhead(labels, 1, 'x')).toBe(1);
});
