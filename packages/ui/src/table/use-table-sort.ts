'use client';
import { useMemo, useState } from 'react';
import type { TableColumn } from './table.types.ts';
import { nextSort, sortRows, type TableSort } from './table-sort.ts';

/**
 * Rows in the order that a visitor asks for by the columns' headers: spread the result on a Table. For rows that are all at
 * hand; a list of pages is ordered by the service, by the Table's `sort` and `onSort`.
 *
 * @param locale by which text is compared
 */
export const useTableSort = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  locale: string,
  initial: TableSort | null = null,
) => {
  const [sort, setSort] = useState(initial);
  const ordered = useMemo(() => {
    if (!sort) return rows;
    return sortRows(rows, columns.find(({ key }) => key === sort.key)?.sortBy, sort.direction, locale);
  }, [rows, columns, locale, sort]);
  return { rows: ordered, sort, onSort: (key: string) => setSort(nextSort(sort, key)) };
};
