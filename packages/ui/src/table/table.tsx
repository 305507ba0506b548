import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './table.css.ts';

export interface TableColumn<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Names the row: its header, and its card's title on a phone. */
  primary?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stays a table on a phone: for few columns of short figures. */
  keep?: boolean;
}

/**
 * Rows of one kind; cards under 768 px. Roles are written out, as browsers drop a table's meaning together with its
 * display.
 */
export function Table<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  keep,
  className,
  ...props
}: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table role="table" className={cx(css.table, className)} data-keep={keep ? '' : undefined} {...props}>
      <caption className={captionHidden ? visuallyHidden : css.caption}>{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup" className={css.head}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {columns.map(({ key, label, align }) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <th key={key} role="columnheader" scope="col" className={css.header} data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup" className={css.body}>
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <tr key={rowKey(row)} role="row" className={css.row}>
            {columns.map(({ key, label, cell, align, primary }) =>
              primary ? (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <th key={key} role="rowheader" scope="row" className={css.cell} data-primary="" data-align={align}>
                  {cell(row)}
                </th>
              ) : (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <td key={key} role="cell" className={css.cell} data-align={align}>
                  <span className={css.cellLabel}>{label}</span>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
