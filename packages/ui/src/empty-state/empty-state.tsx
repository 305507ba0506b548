import type { ComponentProps, ReactNode } from 'react';
import * as chart from '../internal/chart-lines.css.ts';
import { cx } from '../internal/cx.ts';
import * as css from './empty-state.css.ts';

/** A buoy on open water: nothing here, and nothing wrong. */
const Buoy = () => (
  <svg className={css.drawing} viewBox="0 0 160 80" aria-hidden="true">
    <path className={chart.line} d="M0 60c30-14 50 10 80-4s50-14 80 2M0 72c30-14 50 10 80-4s50-14 80 2" />
    <path className={chart.dashed} d="M20 44h120" />
    <circle className={chart.ink} cx="80" cy="28" r="14" />
    <path className={chart.ink} d="M80 42v14" />
  </svg>
);

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Heading that says what is empty. */
  title: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  /** Of the title, so that the page's outline holds. */
  headingLevel?: 2 | 3 | 4;
  /** Another drawing than the buoy, or none. */
  drawing?: ReactNode;
}

/** Nothing to show, why, and what to do about it (children). */
export function EmptyState({
  title,
  action,
  headingLevel = 3,
  drawing = <Buoy />,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(css.empty, className)} {...props}>
      {drawing}
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.body}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
