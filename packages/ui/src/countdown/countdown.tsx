'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import type { Instant } from '../internal/zone.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { duration, milestone, type TimeLeft, timeLeft } from './countdown.core.ts';
import * as css from './countdown.css.ts';
import { useMilestone, useNowUntil } from './use-now.ts';

export type { TimeLeft };

export interface CountdownLabels {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** Spoken at a few milestones: a week, 3 days, a day, an hour, 10 minutes, a minute and 10 seconds before. */
  left: (left: TimeLeft) => string;
  /** Stands in its place and is spoken when it is over. */
  over: ReactNode;
}

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** ISO 8601 with its offset, a Date, or milliseconds since 1970. */
  until: Instant;
  /** The server's time, which is shown until the page has a clock of its own. Without it, dashes. */
  initialNow?: Instant;
  /** Units and the text that is read out. */
  labels: CountdownLabels;
  /** Once, as it reaches zero; also where it is over from the start. */
  onEnd?: () => void;
  /** Size of the figures: 18 or 28 px. */
  size?: 'md' | 'lg';
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const HOUR = 3_600_000;
const inMs = (instant: Instant) => new Date(instant).getTime();

/**
 * The remaining time until an instant, by the second; stops at zero. Screen readers can read it at any time; only
 * milestones are announced. Only figures change, so reduced motion needs no variant.
 */
export function Countdown({ until, initialNow, labels, onEnd, size = 'md', className, ...props }: CountdownProps) {
  const end = inMs(until);
  advise(
    Number.isNaN(end),
    `Countdown: until (${until}) is no instant. Pass ISO 8601 with its offset, as 2026-12-31T17:00:00+08:00.`,
  );
  const clock = useNowUntil(end);
  const current = clock ?? (initialNow === undefined ? null : inMs(initialNow));
  const now = Number.isNaN(end) ? null : current;
  const mark = now === null ? null : milestone(end, now);
  const over = mark === 0;

  const tell = useRef(onEnd);
  useEffect(() => {
    tell.current = onEnd;
  });
  const ended = clock !== null && over;
  useEffect(() => {
    if (ended) tell.current?.();
  }, [ended]);

  const spoken = useMilestone(end, clock, (at) => labels.left(timeLeft(end, at)));
  const left = now === null ? null : timeLeft(end, now);
  const leading = left && UNITS.find((unit) => left[unit] > 0);
  // Units above the first that is not zero say nothing; hours, minutes and seconds stay, or it would jump.
  const shown = leading === 'days' || left === null ? UNITS : UNITS.slice(1);
  return (
    <span
      role="timer"
      {...props}
      className={cx(css.countdown, className)}
      data-size={size}
      data-state={over ? 'over' : 'running'}
      data-urgent={now !== null && !over && end - now <= HOUR ? '' : undefined}
    >
      {!over && (
        <time dateTime={left ? duration(left) : undefined} className={css.countdown}>
          {shown.map((unit) => (
            <span key={unit} className={css.unit}>
              <span className={css.figure}>
                {left ? String(left[unit]).padStart(unit === 'days' ? 1 : 2, '0') : '--'}
              </span>
              <span className={css.name}>{labels[unit]}</span>
            </span>
          ))}
        </time>
      )}
      <span className={css.news}>
        <span role="status" className={over ? css.over : visuallyHidden}>
          {over ? labels.over : spoken}
        </span>
      </span>
    </span>
  );
}
