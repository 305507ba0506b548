import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './cell-row.css.ts';

/** `met` is filled, `unmet` is struck through, `unknown` is dashed, `empty` is an outline. */
export type CellState = 'met' | 'unmet' | 'unknown' | 'empty';

export interface CellRowProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One cell each, in reading order. At most about twelve can be counted at a glance. */
  states: readonly CellState[];
  /** `sm` fits a line of text (cells of 6 × 14 px); `lg` fills the available width (20 px high). */
  size?: 'sm' | 'lg';
  /** Text alternative of the whole row. Without it the row is decoration and hidden from assistive technology. */
  label?: string;
}

/** A row of cells for countable items: eight criteria are eight cells. */
export function CellRow({ states, size = 'sm', label, className, ...props }: CellRowProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={cx(css.row, className)} data-size={size} {...named} {...props}>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
        <i key={index} className={css.cell} data-state={state} />
      ))}
    </span>
  );
}
