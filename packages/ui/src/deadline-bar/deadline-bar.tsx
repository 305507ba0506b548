import type { ComponentProps, ReactNode } from 'react';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import * as css from './deadline-bar.css.ts';

export interface DeadlineBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whole days, from 0 (today is the last). More than `days` fills the bar. */
  daysLeft: number;
  /** How many days the bar shows. */
  days?: number;
  /** Near enough for the signal colour: seven days or less. */
  closing?: boolean;
  /** At the start above the bar: the date. */
  date?: ReactNode;
  /** At the end above the bar: how many days are left. A `<Figure>` makes the number large. */
  remaining?: ReactNode;
  /** Text alternative, if no text beside the bar says the same. */
  label?: string;
}

/** A scale bar of the days to a deadline: one cell a day, the last cell is the deadline. */
export function DeadlineBar({
  daysLeft,
  days = 30,
  closing = daysLeft <= 7,
  date,
  remaining,
  label,
  className,
  ...props
}: DeadlineBarProps) {
  const left = Math.max(0, Math.min(days, Math.floor(daysLeft)));
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={cx(css.deadline, className)} data-closing={closing ? '' : undefined} {...props}>
      {(date || remaining) && (
        <div className={css.head}>
          <span>{date}</span>
          {remaining && <strong className={css.remaining}>{remaining}</strong>}
        </div>
      )}
      <div className={css.bar} style={customProperties({ [css.DAYS]: days, [css.LEFT]: left })} {...named}>
        {left > 0 && <div className={css.left} />}
      </div>
    </div>
  );
}
