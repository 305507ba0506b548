import type { ReactNode } from 'react';
import type { SortValue } from './table-sort.ts';

export interface TableColumn<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Names the row: its header, and its card's title on a phone. */
  primary?: boolean;
  /** What rows are ordered by: with it the column's header is a button, in a table that is given `onSort`. */
  sortBy?: (row: Row) => SortValue;
}

/** Rows that are chosen, as `useTableSelection` keeps them. */
export interface TableSelection<Row> {
  /** Keys of the rows, those of other pages too. */
  selected: ReadonlySet<string>;
  /** `range`: Shift was held, so that all rows from the last one toggled are meant. */
  onToggle: (key: string, range: boolean) => void;
  onToggleAll: () => void;
  /** Rows that cannot be chosen. */
  disabled?: ((row: Row) => boolean) | undefined;
  labels: {
    /** Of the box in the header: 'All of this page'. */
    all: string;
    /** Of a row's box: 'Choose …'. */
    row: (row: Row) => string;
  };
}
