'use client';
import type { ComponentProps } from 'react';
import { advise } from '../internal/advise.ts';
import { type Instant, SHANGHAI } from '../internal/zone.ts';
import { machineText, rangeText, relativeText, type TimeFormat, timeText } from './time-text.core.ts';
import { useMinute } from './use-now.ts';

interface Common extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** An instant (ISO 8601 with its offset, a Date, ms since 1970), or a day `YYYY-MM-DD`, which lies in no zone. */
  value: Instant;
  /** Time zone; by default `Asia/Shanghai`. */
  zone?: string;
}

interface Absolute extends Common {
  /** Parts of the instant that are written, or `relative` for the distance from now. */
  format?: TimeFormat;
  /** Makes it a range, `value` its start: `2026-11-25 – 11-27`. */
  to?: Instant;
  locale?: never;
  now?: never;
}

interface Relative extends Common {
  /** Writes the distance from now: '3 hours ago'. */
  format: 'relative';
  /** BCP 47 locale: `zh-CN`. */
  locale: string;
  /**
   * Reference time of relative texts. By default the visitor's clock, updated each minute; the date until it is known.
   */
  now?: Instant;
  to?: never;
}

export type TimeProps = Absolute | Relative;

/** A date, a time, both, how long ago, or from when to when; read by machines too. The same in every browser's zone. */
export function Time({ value, zone = SHANGHAI, format = 'date', to, locale, now, ...props }: TimeProps) {
  const minute = useMinute(format === 'relative' && now === undefined);
  const bad = Number.isNaN(new Date(value).getTime()) || (to !== undefined && Number.isNaN(new Date(to).getTime()));
  advise(bad, `Time: value (${value}) or to (${to}) is no date. Pass ISO 8601 with its offset, or YYYY-MM-DD.`);
  advise(
    !bad && to !== undefined && new Date(to) < new Date(value),
    `Time: to (${to}) is before value (${value}). Pass the earlier one as value.`,
  );
  // An invalid date is shown as received, so that one bad field does not break the page.
  if (bad) return <time {...props}>{String(value)}</time>;
  if (format === 'relative') {
    const from = now ?? minute;
    const exact = timeText(value, typeof value === 'string' && value.length === 10 ? 'date' : 'datetime', zone);
    return (
      <time dateTime={machineText(value, 'datetime', zone)} title={exact} {...props}>
        {from === null || !locale ? exact : relativeText(value, from, locale, zone)}
      </time>
    );
  }
  if (to === undefined) {
    return (
      <time dateTime={machineText(value, format, zone)} {...props}>
        {timeText(value, format, zone)}
      </time>
    );
  }
  return (
    <time dateTime={machineText(value, format, zone)} {...props} style={{ whiteSpace: 'inherit', ...props.style }}>
      {rangeText(value, to, format, zone)
        .split(/ (?!–)/)
        .flatMap((part) => [' ', <Part key={part}>{part}</Part>])
        .slice(1)}
    </time>
  );
}

/** A range wraps between its dates and times, not within them and not before the dash. */
const Part = ({ children }: { children: string }) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
