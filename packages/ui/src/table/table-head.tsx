import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { tick } from '../internal/tick.css.ts';
import * as css from './table.css.ts';
import type { TableColumn, TableExpansion, TableSelection } from './table.types.ts';
import { selectionState } from './table-selection.ts';
import type { TableSort } from './table-sort.ts';

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

function SortButton({
  label,
  direction,
  onClick,
}: {
  label: string;
  direction: keyof typeof ARROWS;
  onClick: () => void;
}) {
  return (
    <button type="button" className={css.sort} onClick={onClick}>
      {label}
      <Icon as={ARROWS[direction]} className={css.sortIcon} />
    </button>
  );
}

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Keys of the rows that can be chosen. */
  choosable: readonly string[];
  sort?: TableSort | null | undefined;
  onSort?: ((key: string) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  expansion?: TableExpansion<Row> | undefined;
  /** `aria-rowindex` of its row, where not all rows are in the document. */
  rowIndex?: number;
}

/** Names of the columns. On a phone, where rows are cards, only what does something is left of it. */
export function TableHead<Row>({
  columns,
  choosable,
  sort,
  onSort,
  selection,
  expansion,
  rowIndex,
}: TableHeadProps<Row>) {
  const chosen = selection && selectionState(selection.selected, choosable);
  const acts = selection !== undefined || (onSort && columns.some(({ sortBy }) => sortBy));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see Table
    <thead role="rowgroup" className={css.head} data-acts={acts ? '' : undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see Table */}
      <tr role="row" aria-rowindex={rowIndex} className={css.headRow}>
        {selection && (
          // biome-ignore lint/a11y/noRedundantRoles: see Table
          <th role="columnheader" scope="col" className={css.header} data-choice="">
            <label className={css.choice}>
              <input
                type="checkbox"
                className={cx(tick, css.box)}
                checked={chosen === 'all'}
                disabled={choosable.length === 0}
                ref={(box) => {
                  if (box) box.indeterminate = chosen === 'some';
                }}
                onChange={selection.onToggleAll}
              />
              <span className={css.choiceLabel}>{selection.labels.all}</span>
            </label>
          </th>
        )}
        {expansion?.header}
        {columns.map(({ key, label, align, primary, sortBy }) => {
          const direction = sort?.key === key ? sort.direction : 'none';
          const sortable = onSort && sortBy;
          return (
            <th
              key={key}
              // biome-ignore lint/a11y/noRedundantRoles: see Table
              role="columnheader"
              scope="col"
              className={css.header}
              data-align={align}
              data-primary={primary ? '' : undefined}
              data-sortable={sortable ? '' : undefined}
              aria-sort={sortable && direction !== 'none' ? direction : undefined}
            >
              {sortable ? <SortButton label={label} direction={direction} onClick={() => onSort(key)} /> : label}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
