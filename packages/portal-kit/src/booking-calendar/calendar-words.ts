import { useLocale } from 'use-intl';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { HalfDay, Selection } from './core/calendar.types.ts';
import type { HalfStatus } from './core/calendar-view.ts';
import { expandSelection } from './core/index.ts';

// A day has no time: formatted as UTC it keeps its date in every time zone.
const asDate = (date: string) => new Date(`${date}T00:00:00Z`);

/** Texts of the calendar in the page's language. */
export function useCalendarWords() {
  const t = useKitTranslations('bookingCalendar');
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: string) => formatter.format(asDate(date));
  };
  const weekdayLong = format({ weekday: 'long' });
  const half = ({ date, period }: HalfDay) => t('halfDay', { date, period: String(period) });
  return {
    t,
    monthTitle: format({ year: 'numeric', month: 'long' }),
    weekdayLong,
    weekdayShort: format({ weekday: locale.startsWith('zh') ? 'narrow' : 'short' }),
    half,
    halfName: (at: HalfDay, status: HalfStatus) =>
      t('halfName', { half: half(at), weekday: weekdayLong(at.date), status: t(`status.${status}`) }),
    /** 'date morning - date afternoon'; for a start alone its own half-day. */
    usageTime: (selection: Selection): string => {
      if (selection.kind === 'empty') return '';
      if (selection.kind === 'start') return half(selection.at);
      const { from, to } = selection;
      return expandSelection(selection).length === 1 ? half(from) : t('range', { from: half(from), to: half(to) });
    },
    /** `11-25 afternoon`, `11-26 all day`: each day of the selection once. */
    days: (selection: Selection): string[] => {
      const parts = new Map<string, number>();
      for (const { date, period } of expandSelection(selection)) {
        parts.set(date, (parts.get(date) ?? 0) + period);
      }
      return [...parts].map(([date, sum]) => t('day', { date: date.slice(5), parts: String(sum) }));
    },
    count: (selection: Selection) => expandSelection(selection).length,
  };
}
export type CalendarWords = ReturnType<typeof useCalendarWords>;
