'use client';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { cell, header } from './table.css.ts';
import type { TableExpansion } from './table.types.ts';
import * as css from './table-expansion.css.ts';

export interface TableExpansionOptions<Row> {
  /** Content below an open row. */
  details: (row: Row) => ReactNode;
  /** Rows that have details; without it all have. */
  expandable?: (row: Row) => boolean;
  labels: {
    /** Of the column of buttons: 'Details'. */
    column: string;
    /** Of a row's button: 'Details of …'. */
    row: (row: Row) => string;
  };
  /** Keys of the open rows, controlled. Keys of rows that are not shown are left as they are. */
  value?: readonly string[];
  /** Keys of the rows that are open at first, where the hook holds the state. */
  defaultValue?: readonly string[];
  /** Called with the keys of the rows to be open next. */
  onValueChange?: (value: readonly string[]) => void;
}

interface DetailsRowProps extends ComponentProps<'tr'> {
  span: number;
}

const DetailsRow = ({ span, children, ...props }: DetailsRowProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: see Table
  <tr role="row" className={css.detailsRow} data-details="" {...props}>
    {/* biome-ignore lint/a11y/noRedundantRoles: see Table */}
    <td role="cell" colSpan={span} className={css.detailsCell}>
      <div className={css.details}>{children}</div>
    </td>
  </tr>
);

/** Rows that open to details below them: pass the result to a Table as `expansion`. */
export const useTableExpansion = <Row,>({
  details,
  expandable = () => true,
  labels,
  value,
  defaultValue = [],
  onValueChange,
}: TableExpansionOptions<Row>): TableExpansion<Row> => {
  const [keys, setKeys] = useControlled('useTableExpansion', value, defaultValue, onValueChange);
  const id = useId();
  // White space would separate ids in aria-controls.
  const idOf = (key: string) => id + encodeURIComponent(key);
  const expanded = new Set(keys);
  return {
    expanded,
    header: (
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      <th role="columnheader" scope="col" className={cx(header, css.expanderHeader)} data-expander="">
        <span className={visuallyHidden}>{labels.column}</span>
      </th>
    ),
    cell: (row, key) => (
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      <td role="cell" className={cx(cell, css.expander)} data-expander="">
        {expandable(row) && (
          <button
            type="button"
            className={css.button}
            aria-label={labels.row(row)}
            aria-expanded={expanded.has(key)}
            aria-controls={expanded.has(key) ? idOf(key) : undefined}
            onClick={() => setKeys(expanded.has(key) ? keys.filter((other) => other !== key) : [...keys, key])}
          >
            <Icon as={ChevronDown} className={css.chevron} />
          </button>
        )}
      </td>
    ),
    details: (row, key, span) =>
      expanded.has(key) && expandable(row) ? (
        <DetailsRow id={idOf(key)} span={span}>
          {details(row)}
        </DetailsRow>
      ) : null,
  };
};
