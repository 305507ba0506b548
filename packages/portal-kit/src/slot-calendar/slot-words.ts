import { useLocale } from 'use-intl';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { bucketsOf, type Interval, intervalOf, unavailability } from './core/bucket-selection.ts';
import { bucketKey, endsAt, momentText, startsAt } from './core/bucket-time.ts';
import type {
  BucketRefusal,
  BucketSelection,
  PlacedBucket,
  SlotCalendarData,
  Unavailable,
} from './core/slot-calendar.types.ts';

/** The calendar's words in the visitor's language. */
export function useSlotWords() {
  const t = useKitTranslations('slotCalendar');
  const locale = useLocale();
  // Days of the calendar have no time: read as UTC they keep their date in every zone of a browser.
  const weekday = (style: 'long' | 'short') => {
    const formatter = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
    return (date: string) => formatter.format(new Date(`${date}T00:00:00Z`));
  };
  const weekdayLong = weekday('long');
  const length = (minutes: number) =>
    minutes % 60 === 0 ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes });
  const intervalWords = ({ start, end, minutes }: Interval): string => {
    const date = start.slice(0, 10);
    // A booking that ends at midnight ends on its own day, at 24:00.
    const lastDate = momentText(Date.parse(`${end}Z`) / 60_000 - 1).slice(0, 10);
    const ending = lastDate < end.slice(0, 10) ? '24:00' : end.slice(11);
    return lastDate === date || minutes === 0
      ? t('dayTime', { date, start: start.slice(11), end: ending })
      : t('acrossDays', { from: `${date} ${start.slice(11)}`, to: `${lastDate} ${ending}` });
  };
  const bucketWords = (slot: PlacedBucket) => {
    const [from, to] = [startsAt(slot), endsAt(slot)];
    return intervalWords({ start: momentText(from), end: momentText(to), minutes: to - from });
  };
  const status = (why: Unavailable | null, reason?: string): string => {
    const name = t(`status.${why ?? 'free'}`);
    return reason ? t('reason', { name, reason }) : name;
  };
  return {
    t,
    length,
    /** `maintenance, the lens is calibrated`. */
    status,
    /** Why a bucket cannot be chosen, with the reason that it brings. */
    why: (at: PlacedBucket, calendar: SlotCalendarData): string =>
      status(
        unavailability(at, calendar),
        bucketsOf(calendar).find((slot) => bucketKey(slot) === bucketKey(at))?.reason,
      ),
    weekdayLong,
    weekdayShort: weekday('short'),
    bucket: bucketWords,
    /** `2026-11-25 13:00–16:00`; empty where nothing is selected. */
    selection: (selection: BucketSelection) => {
      const interval = intervalOf(selection);
      return interval ? intervalWords(interval) : '';
    },
    /** @param said what is written beside its time; its status where nothing is */
    name: ({ date, start, end }: PlacedBucket, said: string) =>
      t('name', { date, weekday: weekdayLong(date), start, end, status: said }),
    refusal: (refusal: BucketRefusal): string => {
      switch (refusal.kind) {
        case 'occupied':
          return refusal.reason
            ? t('refused.because', { time: bucketWords(refusal.slot), reason: refusal.reason })
            : t('refused.occupied', { time: bucketWords(refusal.slot) });
        case 'gap':
          return t('refused.gap', {
            from: `${refusal.after.date} ${refusal.after.end}`,
            to: `${refusal.before.date} ${refusal.before.start}`,
          });
        case 'out-of-sight':
          return t('refused.outOfSight');
        case 'too-short':
          return t('refused.tooShort', { length: length(refusal.minutes) });
        case 'too-long':
          return t('refused.tooLong', { length: length(refusal.minutes) });
      }
    },
  };
}
export type SlotWords = ReturnType<typeof useSlotWords>;
