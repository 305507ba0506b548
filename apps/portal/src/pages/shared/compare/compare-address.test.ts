import { expect, test } from 'vitest';
import { parseSearch } from '../../../platform/data/search-params.ts';
import { compareHref, readCompared } from './compare-address.ts';

test.each([
  ['', null],
  ['?compare=a', null],
  ['?compare=a&compare=a', null],
  ['?compare=a&compare=b', { ids: ['a', 'b'], onlyDifferent: false }],
  [
    '?compare=a&compare=b&compare=c&compare=d&compare=e&different=1',
    { ids: ['a', 'b', 'c', 'd'], onlyDifferent: true },
  ],
])('the address %s compares %o', (search, compared) => expect(readCompared(parseSearch(search))).toEqual(compared));

test('an address is read as it was written', () => {
  const compared = { ids: ['unit-1', 'a b&c'], onlyDifferent: true };
  const [, search = ''] = compareHref('/space/search', compared.ids, true).split('?');
  expect(readCompared(parseSearch(`?${search}`))).toEqual(compared);
});
