import type { Cache } from 'swr';
import type { Endpoint } from '../contract/contract.ts';
import { isPageKey, isReadOf, isReadOfAny, LIST } from './read-key.ts';

export interface CachedReads {
  /** Keys of single answers. */
  answers: string[];
  /** Keys of the pages of lists that grow. */
  pages: string[];
  /** Keys of those lists, whose data are all pages so far. */
  lists: string[];
}

/** What a cache holds of some endpoints (of all: null), whatever the input, locale and user. */
export const cachedReads = (cache: Cache, endpoints: readonly Endpoint[] | null): CachedReads => {
  const belongs = (key: string) => endpoints?.some((endpoint) => isReadOf(endpoint, key)) ?? isReadOfAny(key);
  const reads: CachedReads = { answers: [], pages: [], lists: [] };
  for (const key of cache.keys()) {
    if (key.startsWith(LIST)) {
      if (belongs(key.slice(LIST.length))) reads.lists.push(key);
    } else if (belongs(key)) reads[isPageKey(key) ? 'pages' : 'answers'].push(key);
  }
  return reads;
};
