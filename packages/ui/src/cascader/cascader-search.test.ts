import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CascaderOption, type CascaderTree, isBranch, optionsOf } from './cascader.core.ts';
import { REGIONS } from './cascader.fixtures.ts';
import { searchTree } from './cascader-search.core.ts';

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

describe('searchTree', () => {
  const names = (query: string, anyLevel = false) =>
    searchTree(plain, query, { anyLevel, limit: 50 }).paths.map((path) => path.map(({ label }) => label).join(' / '));

  test('finds by any part of the path, in any order of words', () => {
    expect(names('金州')).toEqual(['辽宁省 / 大连市 / 金州区']);
    expect(names('金州 辽宁')).toEqual(['辽宁省 / 大连市 / 金州区']);
    expect(names('大连', true)[0]).toBe('辽宁省 / 大连市');
    expect(names('')).toEqual([]);
    expect(names('没有')).toEqual([]);
  });

  test('leaves out what cannot be chosen', () => expect(names('长海')).toEqual([]));

  test('stops at the limit and says that there is more', () => {
    const { paths, more } = searchTree(plain, '区', { anyLevel: false, limit: 2 });
    expect([paths.length, more]).toEqual([2, true]);
    expect(searchTree(plain, '大连', { anyLevel: false, limit: 5 })).toMatchObject({ more: false });
  });

  test('does not offer what may hold more, where that is not known', () => {
    const options = [
      { value: 'a', label: '甲区' },
      { value: 'b', label: '乙区', leaf: true },
    ];
    const tree: CascaderTree = { options, loaded: {}, loads: true };
    expect(searchTree(tree, '区', { anyLevel: false, limit: 9 }).paths).toEqual([[options[1]]]);
    expect(searchTree(tree, '区', { anyLevel: true, limit: 9 }).paths).toHaveLength(2);
  });

  test('every path it finds is in the tree, holds the words, and ends where one may choose', () => {
    fc.assert(
      fc.property(someTree, fc.constantFrom('港', 'port', '东 北', '山'), fc.boolean(), (options, query, anyLevel) => {
        const tree = { options, loaded: {}, loads: false };
        for (const path of searchTree(tree, query, { anyLevel, limit: 20 }).paths) {
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
