import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './description-list.css.ts';

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Properties in their order: the name of each and its value. */
  items: readonly { label: string; value: ReactNode }[];
}

/** Properties of a thing, one a line. */
export function DescriptionList({ items, className, ...props }: DescriptionListProps) {
  return (
    <dl className={cx(css.list, className)} {...props}>
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={css.term}>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
