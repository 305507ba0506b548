'use client';
import { shanghaiDate, shanghaiTime } from '@zonekit/ui/day/shanghai';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { Remaining } from './core/remaining.ts';
import * as css from './deadline-countdown.css.ts';
import { useRemaining } from './use-remaining.ts';

export interface DeadlineCountdownProps {
  /** The instant from which it is too late: ISO 8601 with its offset. */
  until: string;
  /** When it opened, written under the bar: ISO 8601 with its offset. */
  opens?: string;
  /** Days left as the service counts them, null once it is over: shown until the page has a clock of its own. */
  daysLeft?: number | null;
  /** Once, as it closes; also where it is closed from the start. */
  onClosed?: () => void;
  /** Under it: an `AddToCalendar`, say. */
  children?: ReactNode;
}

/** Days from which the remaining time has the signal colour. */
const CLOSING_DAYS = 7;

/**
 * What is left until a deadline: days, in the last 24 hours hours, in the last hour minutes, and that it is over. A
 * live region announces a day, an hour and ten minutes before the deadline and at its end.
 */
export function DeadlineCountdown({ until, opens, daysLeft, onClosed, children }: DeadlineCountdownProps) {
  const t = useKitTranslations('deadlineCountdown');
  const end = Date.parse(until);
  const now = useRemaining(end);
  const shown = now?.remaining ?? asServed(daysLeft);
  const closed = now?.remaining.state === 'closed';

  const tell = useRef(onClosed);
  useEffect(() => {
    tell.current = onClosed;
  });
  useEffect(() => {
    if (closed) tell.current?.();
  }, [closed]);

  const days = shown?.state === 'open' ? shown.daysLeft : 0;
  const closing = shown?.state === 'open' && days <= CLOSING_DAYS;
  const day = (instant: string) => shanghaiDate(Date.parse(instant)).slice('2026-'.length);
  return (
    <div className={css.deadline} data-state={shown?.state} data-closing={closing ? '' : undefined}>
      <p className={css.top}>
        <span className={css.left}>{shown && <Left left={shown} end={end} />}</span>
        <time dateTime={until}>{`${shanghaiDate(end)} ${shanghaiTime(end)}`}</time>
      </p>
      <DeadlineBar daysLeft={days} closing={closing} />
      {opens !== undefined && (
        <p className={css.ends}>
          <span>{t('opensOn', { date: day(opens) })}</span>
          <span>{t('closesOn', { date: day(until) })}</span>
        </p>
      )}
      <Spoken end={end} mark={now?.mark} />
      {children}
    </div>
  );
}

/** Days of the calendar alone: the hour at which a server drew them may be long past. */
const asServed = (daysLeft: number | null | undefined): Remaining | null => {
  if (daysLeft === undefined) return null;
  return daysLeft === null ? { state: 'closed' } : { state: 'open', unit: 'days', count: daysLeft, daysLeft };
};

function Left({ left, end }: { left: Remaining; end: number }) {
  const t = useKitTranslations('deadlineCountdown');
  if (left.state === 'closed') return t('closed', { date: shanghaiDate(end) });
  return t.rich(left.unit, { count: left.count, b: (chunks) => <b>{chunks}</b> });
}

/** Announces each mark when it is passed, except the one at page load. */
function Spoken({ end, mark }: { end: number; mark: number | null | undefined }) {
  const t = useKitTranslations('deadlineCountdown');
  const [opened, setOpened] = useState<{ end: number; mark: number | null } | null>(null);
  if (mark !== undefined && opened?.end !== end) setOpened({ end, mark });
  const news = mark !== undefined && mark !== null && opened?.end === end && mark !== opened.mark;
  return (
    <VisuallyHidden role="status">
      {news && t(mark === 0 ? 'saidClosed' : 'said', { hours: Math.floor(mark / 3_600_000), minutes: mark / 60_000 })}
    </VisuallyHidden>
  );
}
