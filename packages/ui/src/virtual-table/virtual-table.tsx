'use client';
import { type ComponentProps, cloneElement, type FocusEvent, useId, useRef, useState } from 'react';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import * as tableCss from '../table/table.css.ts';
import type { TableColumn, TableProps } from '../table/table.tsx';
import { TableHead } from '../table/table-head.tsx';
import { TableRow } from '../table/table-row.tsx';
import { TableScroller } from '../table-scroller/table-scroller.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { usePrinting } from './use-printing.ts';
import { mountedAround, type VirtualItem, virtualItems } from './virtual-items.core.ts';
import { VirtualRows } from './virtual-rows.tsx';
import * as css from './virtual-table.css.ts';

export interface VirtualTableColumn<Row> extends TableColumn<Row> {
  /** Width as a grid track: '120px', '2fr'. Rows that are not rendered cannot be measured, so content sets no width. */
  width?: string;
}

export interface VirtualTableProps<Row>
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<
      TableProps<Row>,
      'caption' | 'captionHidden' | 'rows' | 'rowKey' | 'sort' | 'onSort' | 'selection' | 'expansion'
    > {
  /** Columns in their order: label, width, and how a row's cell is rendered. */
  columns: readonly VirtualTableColumn<Row>[];
  /** Height of the box in which the rows scroll. */
  height?: string;
  /** Least width of the table, below which the box scrolls sideways; cards on a phone have none. */
  minWidth?: string;
}

const trackOf = <Row,>({ width, primary }: VirtualTableColumn<Row>) => width ?? `minmax(0, ${primary ? 2 : 1}fr)`;

/**
 * A Table of thousands of rows, of which those in sight are rendered, in a box that scrolls. A row that has focus stays in
 * the document when it is scrolled away. On paper all rows are there.
 */
export function VirtualTable<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selection,
  expansion,
  height = '480px',
  minWidth,
  className,
  style,
  ref,
  ...props
}: VirtualTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const captionId = useId();
  const isPrinting = usePrinting();
  const [focused, setFocused] = useState<Pick<VirtualItem<Row>, 'key' | 'part'> | null>(null);
  const span = columns.length + (selection ? 2 : 1);
  const items = virtualItems(rows, rowKey, (row, key) => Boolean(expansion?.details(row, key, span)));
  const choosable = selection ? rows.filter((row) => !selection.disabled?.(row)).map(rowKey) : [];
  const focusedIndex = focused ? items.findIndex(({ key, part }) => key === focused.key && part === focused.part) : -1;
  const follow = ({ target }: FocusEvent) => {
    const index = Number(target.closest('tbody > tr')?.getAttribute('aria-rowindex')) - 2;
    setFocused(items[index] ?? null);
  };
  const render = ({ row, key, part }: VirtualItem<Row>, index: number) => {
    const place = { key: `${part} ${key}`, 'aria-rowindex': index + 2 };
    const details = part === 'details' && expansion?.details(row, key, span);
    return details ? (
      cloneElement(details, place)
    ) : (
      <TableRow
        {...place}
        key={place.key}
        row={row}
        rowKey={key}
        columns={columns}
        selection={selection}
        expansion={expansion}
      />
    );
  };
  return (
    <TableScroller
      ref={mergeRefs(scroller, ref)}
      className={cx(css.box, className)}
      aria-labelledby={captionId}
      style={{ ...customProperties({ '--rows-height': height }), ...style }}
      {...props}
    >
      <table
        // biome-ignore lint/a11y/noRedundantRoles: see Table
        role="table"
        aria-rowcount={items.length + 1}
        className={cx(tableCss.table, css.table)}
        data-sticky=""
        style={customProperties({
          '--table-columns': [selection && css.CHOICE_TRACK, expansion && css.EXPANDER_TRACK, ...columns.map(trackOf)]
            .filter(Boolean)
            .join(' '),
          '--table-width': minWidth ?? '0',
        })}
        onFocus={follow}
        onBlur={() => setFocused(null)}
      >
        <caption id={captionId} className={captionHidden ? visuallyHidden : tableCss.caption}>
          {caption}
        </caption>
        <TableHead
          columns={columns}
          choosable={choosable}
          sort={sort}
          onSort={onSort}
          selection={selection}
          expansion={expansion}
          rowIndex={1}
        />
        {isPrinting ? (
          // biome-ignore lint/a11y/noRedundantRoles: see Table
          <tbody role="rowgroup" className={tableCss.body}>
            {items.map(render)}
          </tbody>
        ) : (
          <VirtualRows items={items} scroller={scroller} mounted={mountedAround(focusedIndex, items.length)}>
            {render}
          </VirtualRows>
        )}
      </table>
    </TableScroller>
  );
}
