import type { Cache } from 'swr';
import type { Endpoint } from '../contract/contract.ts';
import { isPageKey, isReadOf, isReadOfAny, LIST } from './read-key.ts';

export interface CachedReads {
  /** Keys of single answers. */
  answers: string[];
  /** Keys of single pages of infinite lists. */
  pages: string[];
  /** Keys of infinite lists, whose data are all loaded pages. */
  lists: string[];
}

/** Cached keys of some endpoints (null: of all), for every input, locale and user. */
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
