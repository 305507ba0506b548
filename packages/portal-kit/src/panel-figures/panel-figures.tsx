import { Button } from '@zonekit/ui/button';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import * as css from './panel-figures.css.ts';

export interface PanelLeadProps {
  /** Label of the figure. */
  label: string;
  /** Absent if it could not be loaded: the panel still shows its actions. */
  figure?: { value: string; unit: string } | undefined;
  /** Sentence below the figure. */
  note: string;
  /** Text and address of the button. */
  action: { title: string; href: string };
}

/** Left of a nav panel's entries: one figure about this visitor, and what to do about it. */
export function PanelLead({ label, figure, note, action }: PanelLeadProps) {
  return (
    <div className={css.lead}>
      <p className={css.label}>{label}</p>
      {figure && (
        <p className={css.figure}>
          <b>{figure.value}</b>
          {figure.unit}
        </p>
      )}
      <p className={css.note}>{note}</p>
      <Button asChild kind="primary" size="sm">
        <Link href={action.href}>{action.title}</Link>
      </Button>
    </div>
  );
}

export interface PanelDeadline {
  href: string;
  title: string;
  /** Language of the title. */
  lang: string;
  /** Whole days; 0 on the last. */
  daysLeft: number;
  /** Near enough for the signal colour. */
  closing: boolean;
  date: ReactNode;
  remaining: ReactNode;
}

interface PanelAsideProps {
  /** Heading of the column. */
  title: string;
  /** Said where there is nothing. */
  empty: string;
}

export interface PanelDeadlinesProps extends PanelAsideProps {
  /** The next deadlines, the nearest first. */
  deadlines: readonly PanelDeadline[];
}

/** Right of the entries: the deadlines that come first. */
export function PanelDeadlines({ title, empty, deadlines }: PanelDeadlinesProps) {
  return (
    <div className={css.aside}>
      <p className={css.title}>{title}</p>
      {deadlines.length === 0 && <p className={css.empty}>{empty}</p>}
      <ul>
        {deadlines.map(({ href, title: name, lang, ...deadline }) => (
          <li key={href}>
            <Link href={href} className={css.item}>
              <span lang={lang}>{name}</span>
              <DeadlineBar {...deadline} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface PanelDay {
  /** `YYYY-MM-DD`. */
  date: string;
  label: string;
  /** Two, in the order of time, in words and whether it is free. */
  halves: readonly { id: 'morning' | 'afternoon'; label: string; free: boolean }[];
}

export interface PanelDaysProps extends PanelAsideProps {
  /** The next days, in their order. */
  days: readonly PanelDay[];
  /** Address of the booking, to which every cell leads. */
  href: string;
}

/** Right of the entries: the days that can be booked next, two half-day cells each. All link to the booking. */
export function PanelDays({ title, empty, days, href }: PanelDaysProps) {
  return (
    <div className={css.aside}>
      <p className={css.title}>{title}</p>
      {days.length === 0 && <p className={css.empty}>{empty}</p>}
      <ul>
        {days.map(({ date, label, halves }) => (
          <li key={date}>
            <Link href={href} className={css.day}>
              <time dateTime={date}>{label}</time>
              <span className={css.halves}>
                {halves.map((half) => (
                  <span key={half.id} className={css.half} data-taken={half.free ? undefined : ''}>
                    {half.label}
                  </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
