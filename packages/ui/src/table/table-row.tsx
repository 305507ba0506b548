import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { tick } from '../internal/tick.css.ts';
import * as css from './table.css.ts';
import type { TableColumn, TableExpansion, TableSelection } from './table.types.ts';

interface TableRowProps<Row> extends Omit<ComponentProps<'tr'>, 'children' | 'className'> {
  row: Row;
  rowKey: string;
  columns: readonly TableColumn<Row>[];
  selection?: TableSelection<Row> | undefined;
  expansion?: TableExpansion<Row> | undefined;
}

export function TableRow<Row>({ row, rowKey, columns, selection, expansion, ...props }: TableRowProps<Row>) {
  const chosen = selection?.selected.has(rowKey);
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="row"
      className={css.row}
      data-choosable={selection ? '' : undefined}
      data-selected={chosen ? '' : undefined}
      data-expanded={expansion?.expanded.has(rowKey) ? '' : undefined}
      {...props}
    >
      {selection && (
        // biome-ignore lint/a11y/noRedundantRoles: see Table
        <td role="cell" className={css.cell} data-choice="">
          <label className={css.choice}>
            <input
              type="checkbox"
              className={cx(tick, css.box)}
              aria-label={selection.labels.row(row)}
              checked={chosen}
              disabled={selection.disabled?.(row)}
              // A checkbox changes by a click, which knows of Shift, by keyboard too.
              onChange={({ nativeEvent }) =>
                selection.onToggle(rowKey, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
              }
            />
          </label>
        </td>
      )}
      {expansion?.cell(row, rowKey)}
      {columns.map(({ key, label, cell, align, primary }) =>
        primary ? (
          // biome-ignore lint/a11y/noRedundantRoles: see Table
          <th key={key} role="rowheader" scope="row" className={css.cell} data-primary="" data-align={align}>
            {cell(row)}
          </th>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: see Table
          <td key={key} role="cell" className={css.cell} data-align={align}>
            <span className={css.cellLabel}>{label}</span>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
