import { Alert } from '@zonekit/ui/alert';
import { daysBetween } from '@zonekit/ui/day';
import type { CalendarState } from '../booking-calendar/booking-calendar.tsx';
import { useCalendarWords } from '../booking-calendar/calendar-words.ts';
import type { CalendarEntry, HalfDay, Selection } from '../booking-calendar/core/calendar.types.ts';
import { halfKey } from '../booking-calendar/core/half-key.ts';
import { expandSelection } from '../booking-calendar/core/index.ts';
import { nearestRanges } from '../booking-calendar/core/nearest-ranges.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import { WholeDates } from './whole-dates.tsx';

const COUNT = 3;
const toHalf = ({ appointment_date, period }: CalendarEntry): HalfDay => ({ date: appointment_date, period });

export interface ConflictAlertProps {
  selection: Selection;
  /** Submitted half-days that somebody else has booked meanwhile. */
  conflicts: readonly CalendarEntry[];
  /** The nearest free half-days, from the service. */
  nearestFree: readonly CalendarEntry[];
  calendar: CalendarState;
  onChoose: (selection: Selection) => void;
}

/**
 * Names the taken half-days and offers the nearest alternatives: ranges of the same length if there are any, else
 * half-days.
 */
export function ConflictAlert({ selection, conflicts, nearestFree, calendar, onChoose }: ConflictAlertProps) {
  const t = useKitTranslations('bookingDialog');
  const words = useCalendarWords();
  const length = expandSelection(selection).length;
  const start = selection.kind === 'range' ? selection.from : selection.kind === 'start' ? selection.at : null;
  const ranges =
    calendar.status === 'ready'
      ? nearestRanges(selection, { today: calendar.today, booked: [...calendar.booked, ...conflicts] }, COUNT)
      : [];
  const singles = nearestFree.slice(0, COUNT).map(toHalf);
  const offers = ranges.length > 0 ? ranges : singles.map((half) => ({ from: half, to: half }));
  const shift = (from: HalfDay) => {
    const days = start ? daysBetween(start.date, from.date) : 0;
    if (days === 0) return t('sameDay');
    return days > 0 ? t('later', { days }) : t('earlier', { days: -days });
  };
  const body =
    ranges.length > 0
      ? t('conflictBody', { count: length })
      : offers.length > 0
        ? t('conflictSingles')
        : t('conflictNone');
  return (
    <Alert
      role="alert"
      tone="danger"
      title={t('conflictTitle', { halves: conflicts.map(toHalf).map(words.half).join(t('listSeparator')) })}
    >
      <p>{body}</p>
      {offers.length > 0 && (
        <ul className={css.alternatives}>
          {offers.map(({ from, to }) => {
            const offer: Selection = { kind: 'range', from, to };
            return (
              <li key={halfKey(from)}>
                <button type="button" data-alternative={halfKey(from)} onClick={() => onChoose(offer)}>
                  <b>
                    <WholeDates words={words.usageTime(offer)} />
                  </b>
                  <small>{shift(from)}</small>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Alert>
  );
}
