import type { ComponentProps, ReactNode } from 'react';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import * as css from './facts.css.ts';

export interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** A `<Figure>` in the value makes its number large. */
  items: readonly { label: string; value: ReactNode }[];
  /** In a row, where there is room; on a phone always 2, on a tablet half of more than 5. */
  columns?: number;
}

/** The few things to know about something before reading it. */
export function Facts({ items, columns = Math.min(4, items.length), className, style, ...props }: FactsProps) {
  return (
    <dl
      className={cx(css.facts, className)}
      style={{
        ...customProperties({
          [css.COLUMNS]: columns,
          // Six abreast break within a figure.
          [css.NARROW_COLUMNS]: columns > 5 ? Math.ceil(columns / 2) : columns,
        }),
        ...style,
      }}
      {...props}
    >
      {items.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.term}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
