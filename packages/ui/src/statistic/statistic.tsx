import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './statistic.css.ts';

/** Statistics side by side. */
export function StatisticGroup({ className, ...props }: ComponentProps<'dl'>) {
  return <dl className={cx(css.group, className)} {...props} />;
}

export interface StatisticProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the figure. */
  label: ReactNode;
  /** The figure, as it is written. */
  value: ReactNode;
  /** Unit of the figure, smaller and after it. */
  unit?: ReactNode;
  /** Source, period, change. */
  note?: ReactNode;
}

/** One large figure with its name and unit. Stands in a StatisticGroup (or another `dl`). */
export function Statistic({ label, value, unit, note, className, ...props }: StatisticProps) {
  return (
    <div className={cx(css.statistic, className)} {...props}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        {value}
        {unit && <small className={css.unit}>{unit}</small>}
      </dd>
      {note && <dd className={css.note}>{note}</dd>}
    </div>
  );
}
