import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CascaderOption,
  type CascaderTree,
  isBranch,
  isToLoad,
  levelAt,
  optionsOf,
  pathKey,
  searchTree,
  typeAhead,
} from './cascader.core.ts';
import { REGIONS } from './cascader.fixtures.ts';

const plain: CascaderTree = { options: REGIONS, loaded: {}, loads: false };

const someTree = fc.letrec<{ tree: CascaderOption[] }>((tie) => ({
  tree: fc.uniqueArray(
    fc.record({
      value: fc.stringMatching(/^[a-d]$/),
      label: fc.constantFrom('东港', '北山', 'Port', '港口'),
      children: fc.option(tie('tree'), { nil: [] }),
    }),
    { selector: ({ value }) => value, maxLength: 3 },
  ),
})).tree;

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
});

describe('searchTree', () => {
  const names = (query: string, anyLevel = false) =>
    searchTree(plain, query, { anyLevel, limit: 50 }).map((path) => path.map(({ label }) => label).join(' / '));

  test('finds by any part of the path, in any order of words', () => {
    expect(names('金州')).toEqual(['辽宁省 / 大连市 / 金州区']);
    expect(names('金州 辽宁')).toEqual(['辽宁省 / 大连市 / 金州区']);
    expect(names('大连', true)[0]).toBe('辽宁省 / 大连市');
    expect(names('')).toEqual([]);
    expect(names('没有')).toEqual([]);
  });

  test('leaves out what cannot be chosen', () => expect(names('长海')).toEqual([]));

  test('every path it finds is in the tree, holds the words, and ends where one may choose', () => {
    fc.assert(
      fc.property(someTree, fc.constantFrom('港', 'port', '东 北', '山'), fc.boolean(), (options, query, anyLevel) => {
        const tree = { options, loaded: {}, loads: false };
        for (const path of searchTree(tree, query, { anyLevel, limit: 20 })) {
          const values = path.map(({ value }) => value);
          expect(optionsOf(tree, values)).toEqual(path);
          const text = path
            .map(({ label }) => label)
            .join(' ')
            .toLowerCase();
          expect(query.split(' ').every((word) => text.includes(word))).toBe(true);
          const last = path.at(-1) as CascaderOption;
          if (!anyLevel) expect(isBranch(last, values, tree)).toBe(false);
        }
      }),
    );
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
