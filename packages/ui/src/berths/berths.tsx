import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './berths.css.ts';

/** Filled, struck, dashed, or a place that nothing is known to need. */
export type BerthState = 'met' | 'unmet' | 'unknown' | 'empty';

export interface BerthsProps extends Omit<ComponentProps<'span'>, 'children'> {
  states: readonly BerthState[];
  /** `sm` stands in a line of text, `lg` takes the width that there is. */
  size?: 'sm' | 'lg';
  /** What the cells say, in words. Without it they are decoration beside the words. */
  label?: string;
}

/** A thing with slots, drawn as slots: eight criteria are eight cells. */
export function Berths({ states, size = 'sm', label, className, ...props }: BerthsProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={cx(css.berths, className)} data-size={size} {...named} {...props}>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a berth is its place
        <i key={index} className={css.berth} data-state={state} />
      ))}
    </span>
  );
}
