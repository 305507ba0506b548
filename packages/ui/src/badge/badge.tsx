import type { ComponentProps, ReactNode } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import * as css from './badge.css.ts';
import { badgeCount } from './badge-count.ts';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Nothing is shown at 0. Left out, the badge is a dot: there is something new, however much. */
  count?: number;
  /** Above it: `99+`. */
  max?: number;
  /** Text for screen readers with the whole count: '128 new matches'. */
  label: string;
  /** Colour of the badge; `signal` is for deadlines, `danger` for failures. */
  tone?: 'accent' | 'danger' | 'signal';
  /** Element at whose corner the badge is shown (an icon, an avatar). Without it the badge is inline. */
  children?: ReactNode;
}

/**
 * How many there are, or that there is something. Put it inside the link or button that leads there, so that its words are
 * part of the name. `className`, `ref` and the rest go to the badge itself, or to what holds it with its child.
 */
export function Badge({ count, max = 99, label, tone = 'accent', className, children, ...props }: BadgeProps) {
  advise(label.trim() === '', 'Badge: no label, so a reader hears a bare figure. Say what is counted.');
  const mark = count !== 0 && (
    <>
      <span
        className={cx(css.badge, !children && className)}
        data-tone={tone}
        data-dot={count === undefined ? '' : undefined}
        aria-hidden="true"
        {...(!children && props)}
      >
        {count !== undefined && badgeCount(count, max)}
      </span>
      <span className={css.words}>{label}</span>
    </>
  );
  if (!children) return mark || null;
  return (
    <span className={cx(css.anchor, className)} {...props}>
      {children}
      {mark}
    </span>
  );
}
