import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './timeline.css.ts';

export interface TimelineStep {
  title: ReactNode;
  /** As it is shown. */
  time?: ReactNode;
  /** For machines: `2026-11-20`. */
  dateTime?: string;
  description?: ReactNode;
  state: 'done' | 'current' | 'upcoming' | 'deadline';
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Steps from first to last, each with its state. */
  steps: readonly TimelineStep[];
}

/** What has happened and what comes, from first to last. */
export function Timeline({ steps, className, ...props }: TimelineProps) {
  return (
    <ol className={cx(css.timeline, className)} {...props}>
      {steps.map(({ title, time, dateTime, description, state }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in time
          key={index}
          className={css.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <div className={css.title}>{title}</div>
          {time && (
            <time className={css.time} dateTime={dateTime}>
              {time}
            </time>
          )}
          {description}
        </li>
      ))}
    </ol>
  );
}
