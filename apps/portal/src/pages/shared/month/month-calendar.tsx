import type { Locale } from '@zonekit/api-client/contract';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './month-calendar.css.ts';
import { monthAfter, weeksOf } from './month-days.ts';

export interface MonthEntry {
  id: string;
  href: string;
  /** ISO 8601 in the zone's time: its day and minute are shown. */
  at: string;
  title: string;
  lang: Locale;
  /** Over or called off: shown in a weaker colour. */
  over: boolean;
}

export interface MonthCalendarProps {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`. */
  today: string;
  title: string;
  entries: readonly MonthEntry[];
  /** Address of another month. */
  hrefFor: (month: string) => string;
}

/** A month with its entries as a table, each a link; on a phone only their times. */
export function MonthCalendar({ month, today, title, entries, hrefFor }: MonthCalendarProps) {
  const t = useWords('month');
  const on = (day: string) => entries.filter(({ at }) => at.startsWith(day));
  return (
    <section className={css.section} aria-labelledby="month">
      <div className={css.head}>
        <Link href={hrefFor(monthAfter(month, -1))} aria-label={t('previous')} className={css.turn}>
          <Icon as={ChevronLeft} />
        </Link>
        <h2 id="month" className={css.title}>
          {title}
        </h2>
        <Link href={hrefFor(monthAfter(month, 1))} aria-label={t('next')} className={css.turn}>
          <Icon as={ChevronRight} />
        </Link>
      </div>
      <table className={css.table} aria-labelledby="month">
        <thead>
          <tr>
            {t('weekdays')
              .split(',')
              .map((name) => (
                <th key={name} scope="col" className={css.weekday}>
                  {name}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its weekday
                <td key={index} className={css.day} data-today={day === today ? '' : undefined}>
                  {day && (
                    <>
                      <time dateTime={day} className={css.number} aria-current={day === today ? 'date' : undefined}>
                        {Number(day.slice(8))}
                      </time>
                      {on(day).map((entry) => (
                        <Link
                          key={entry.id}
                          href={entry.href}
                          className={css.entry}
                          data-over={entry.over ? '' : undefined}
                          lang={entry.lang}
                        >
                          <span>{entry.at.slice(11, 16)}</span> <span className={css.entryTitle}>{entry.title}</span>
                        </Link>
                      ))}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
