import type { ComponentProps, ReactElement, ReactNode } from 'react';
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

/** Rows that open to details below them, as `useTableExpansion` makes it. */
export interface TableExpansion<Row> {
  /** Keys of the open rows. */
  expanded: ReadonlySet<string>;
  /** The header cell above the buttons. */
  header: ReactNode;
  /** The cell with the button of a row. */
  cell: (row: Row, key: string) => ReactNode;
  /** The row below an open row, over `span` columns; null for a closed one. */
  details: (row: Row, key: string, span: number) => ReactElement<ComponentProps<'tr'>> | null;
}
