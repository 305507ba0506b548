/** Which column the rows are ordered by. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

export type SortValue = string | number | boolean | Date | null | undefined;

/** Sort after a click on a column header: ascending, descending, original order. */
export const nextSort = (sort: TableSort | null, key: string): TableSort | null => {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
};

const isMissing = (value: SortValue) => value === null || value === undefined || value === '' || Number.isNaN(value);
const asNumber = (value: Exclude<SortValue, string | null | undefined>) => Number(value);

/**
 * Rows in order; equal ones keep theirs, and what has no value comes last both ways. Text is compared as people of the
 * `locale` do (Chinese by pinyin), figures inside it as numbers.
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  valueIn: ((row: Row) => SortValue) | undefined,
  direction: TableSort['direction'],
  locale: string,
): Row[] => {
  if (!valueIn) return [...rows];
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((left, right) => {
    const [a, b] = [valueIn(left), valueIn(right)];
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    if (typeof a === 'string' || typeof b === 'string') return sign * collator.compare(String(a), String(b));
    return sign * (asNumber(a ?? 0) - asNumber(b ?? 0));
  });
};
