import { dayAsDate } from '../day/day.ts';

/** The words of a calendar; dates, months and weekdays come from `locale` by Intl. */
export interface CalendarLabels {
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  /** States that a day's name ends with. */
  today: string;
  selected: string;
  unavailable: string;
  /** Of a range. */
  rangeStart?: string;
  rangeEnd?: string;
  inRange?: string;
  /** Said when a range would go over a closed day. @param closed `YYYY-MM-DD` */
  refused?: (closed: string) => string;
}

const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...options });
  return (date: string) => made.format(dayAsDate(date));
};

export interface DateWords {
  /** `2026年11月20日星期五` */
  full: (date: string) => string;
  /** `2026年11月` */
  month: (date: string) => string;
  weekdayLong: (date: string) => string;
  weekdayShort: (date: string) => string;
}

const cache = new Map<string, DateWords>();

/** How a language writes dates. Made once for each language: Intl's formats are slow to make. */
export function dateWords(locale: string): DateWords {
  const words = cache.get(locale) ?? {
    full: format(locale, { dateStyle: 'full' }),
    month: format(locale, { year: 'numeric', month: 'long' }),
    weekdayLong: format(locale, { weekday: 'long' }),
    // Chinese has one character for it; one Latin letter would be ambiguous.
    weekdayShort: format(locale, { weekday: locale.startsWith('zh') ? 'narrow' : 'short' }),
  };
  cache.set(locale, words);
  return words;
}
