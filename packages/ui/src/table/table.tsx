import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { advise } from '../internal/advise.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './table.css.ts';
import type { TableColumn, TableExpansion, TableSelection } from './table.types.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { TableSort } from './table-sort.ts';

export type { TableColumn, TableExpansion, TableSelection } from './table.types.ts';
export type { TableSort } from './table-sort.ts';

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Title of the table, its accessible name. */
  caption: ReactNode;
  /** Hides the caption visually, for one that a heading above already says. */
  captionHidden?: boolean;
  /** Columns in their order: label, and how a row's cell is rendered. */
  columns: readonly TableColumn<Row>[];
  /** Rows in the order in which they are shown. */
  rows: readonly Row[];
  /** Unique and stable key of a row. */
  rowKey: (row: Row) => string;
  /** Stays a table on a phone: for few columns of short figures. */
  keep?: boolean;
  /** The order that the rows stand in. The table orders nothing itself: useTableSort does, or the service. */
  sort?: TableSort | null;
  /** A header of a column that has `sortBy` was pressed. */
  onSort?: (key: string) => void;
  /** Boxes to choose rows by. */
  selection?: TableSelection<Row>;
  /** Rows that open to details below them. */
  expansion?: TableExpansion<Row>;
  /** Sticky header at this distance from the top of the page: '0px', '56px'. Not for cards. */
  stickyHeader?: string;
}

/**
 * Rows of one kind; cards under 768 px. Roles are written out, as browsers drop a table's meaning together with its
 * display. Holds no state: useTableSort, useTableSelection and useTableExpansion do where it is wanted.
 */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  keep,
  sort,
  onSort,
  selection,
  expansion,
  stickyHeader,
  className,
  style,
  ...props
}: TableProps<Row>) {
  advise(
    selection !== undefined && !columns.some(({ primary }) => primary),
    'Table: rows can be chosen, but no column names them, so that a card and a screen reader do not tell which. Mark one column `primary`.',
  );
  const choosable = selection ? rows.filter((row) => !selection.disabled?.(row)).map(rowKey) : [];
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="table"
      className={cx(css.table, className)}
      data-keep={keep ? '' : undefined}
      data-sticky={stickyHeader === undefined ? undefined : ''}
      style={stickyHeader === undefined ? style : { ...customProperties({ '--table-top': stickyHeader }), ...style }}
      {...props}
    >
      <caption className={captionHidden ? visuallyHidden : css.caption}>{caption}</caption>
      <TableHead
        columns={columns}
        choosable={choosable}
        sort={sort}
        onSort={onSort}
        selection={selection}
        expansion={expansion}
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup" className={css.body}>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <Fragment key={key}>
              <TableRow row={row} rowKey={key} columns={columns} selection={selection} expansion={expansion} />
              {expansion?.details(row, key, columns.length + (selection ? 2 : 1))}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
