import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manyOf, oneOf, parseSearch, stringifySearch } from './search-params.ts';

test('repeats a facet by its name and leaves out what is empty', () => {
  expect(stringifySearch({ level: ['city', 'district'], q: '研发 费用', page: 2, sort: undefined, x: '' })).toBe(
    '?level=city&level=district&q=%E7%A0%94%E5%8F%91+%E8%B4%B9%E7%94%A8&page=2',
  );
  expect(stringifySearch({})).toBe('');
});

test('reads numbers and braces as text', () =>
  expect(parseSearch('?q=123&x={"a":1}')).toEqual({ q: '123', x: '{"a":1}' }));

test('gets back what it wrote', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' });
  const names = fc.stringMatching(/^[a-z_]{1,8}$/).filter((name) => name !== '__proto__');
  const search = fc.dictionary(names, fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 4 })));
  fc.assert(
    fc.property(search, (params) => {
      expect(parseSearch(stringifySearch(params))).toEqual({ ...params });
    }),
  );
});

test('takes one or many', () => {
  expect([oneOf(['a', 'b']), oneOf('a'), oneOf(''), oneOf(undefined)]).toEqual(['a', 'a', undefined, undefined]);
  expect([manyOf('a'), manyOf(['a', '']), manyOf(undefined)]).toEqual([['a'], ['a'], undefined]);
});
