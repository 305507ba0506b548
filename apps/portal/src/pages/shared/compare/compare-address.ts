import { manyOf, oneOf } from '../../../platform/data/search-params.ts';

/** What an address compares. */
export interface Compared {
  /** Two to four; fewer show the list. */
  ids: readonly string[];
  /** Rows that are the same for all are left out. */
  onlyDifferent: boolean;
}

const MOST = 4;

/** `?compare=unit-1&compare=unit-2`, and `&different=1` for the rows that differ alone. Null where nothing is compared. */
export const readCompared = ({ compare, different }: Record<string, unknown>): Compared | null => {
  const ids = [...new Set(manyOf(compare))].slice(0, MOST);
  return ids.length > 1 ? { ids, onlyDifferent: oneOf(different) === '1' } : null;
};

/** Address of a comparison. @param list of which things are compared, without parameters */
export const compareHref = (list: string, ids: readonly string[], onlyDifferent = false): string => {
  const params = new URLSearchParams(ids.map((id) => ['compare', id]));
  if (onlyDifferent) params.set('different', '1');
  return `${list}?${params}`;
};
