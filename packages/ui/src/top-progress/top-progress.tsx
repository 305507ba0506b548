'use client';
import { type ComponentProps, useEffect, useReducer } from 'react';
import { cx } from '../internal/cx.ts';
import { nextPhase, timerOf } from './progress-phase.ts';
import * as css from './top-progress.css.ts';

export interface TopProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether a page or a part of it is loading. */
  active: boolean;
  /** Its accessible name ('Loading page'). */
  label: string;
}

/** The bar at the top edge while a page is on its way; nothing for one that comes within 200 ms. */
export function TopProgress({ active, label, className, ...props }: TopProgressProps) {
  const [phase, dispatch] = useReducer(nextPhase, 'idle');
  useEffect(() => dispatch(active ? 'start' : 'stop'), [active]);
  useEffect(() => {
    const timer = timerOf(phase);
    if (!timer) return;
    const id = setTimeout(() => dispatch(timer.event), timer.after);
    return () => clearTimeout(id);
  }, [phase]);
  if (phase === 'idle' || phase === 'throttled') return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      // The page is there: what runs out is for the eye.
      aria-hidden={phase === 'finishing' || undefined}
      className={cx(css.track, className)}
      data-phase={phase}
      {...props}
    >
      <div className={css.bar} />
    </div>
  );
}
