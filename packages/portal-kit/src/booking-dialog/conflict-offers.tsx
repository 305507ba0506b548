import { Button } from '@zonekit/ui/button';
import { daysBetween } from '@zonekit/ui/day';
import { Popover } from '@zonekit/ui/popover';
import { type RefObject, useId } from 'react';
import type { CalendarState } from '../booking-calendar/booking-calendar.tsx';
import { useCalendarWords } from '../booking-calendar/calendar-words.ts';
import type { HalfDay, Selection } from '../booking-calendar/core/calendar.types.ts';
import { halfKey } from '../booking-calendar/core/half-key.ts';
import { expandSelection } from '../booking-calendar/core/index.ts';
import { nearestRanges } from '../booking-calendar/core/nearest-ranges.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import { WholeDates } from './whole-dates.tsx';

const COUNT = 3;

export interface ConflictOffersProps {
  selection: Selection;
  /** Submitted half-days that somebody else has booked meanwhile. */
  conflicts: readonly HalfDay[];
  /** The nearest free half-days, from the service. */
  nearestFree: readonly HalfDay[];
  calendar: CalendarState;
  onChoose: (selection: Selection) => void;
  /** The line of the chosen time, which stays readable: the offers open below it. */
  line: RefObject<HTMLElement | null>;
}

/**
 * The nearest free times beside the chosen one: ranges of the same length if there are any, else half-days. Opens over
 * the form when it appears; a click in the calendar closes it.
 */
export function ConflictOffers({ selection, conflicts, nearestFree, calendar, onChoose, line }: ConflictOffersProps) {
  const t = useKitTranslations('bookingDialog');
  const words = useCalendarWords();
  const titleId = useId();
  const length = expandSelection(selection).length;
  const start = selection.kind === 'range' ? selection.from : selection.kind === 'start' ? selection.at : null;
  const ranges =
    calendar.status === 'ready'
      ? nearestRanges(selection, { today: calendar.today, booked: [...calendar.booked, ...conflicts] }, COUNT)
      : [];
  const singles = nearestFree.slice(0, COUNT);
  const offers = ranges.length > 0 ? ranges : singles.map((half) => ({ from: half, to: half }));
  const shift = (from: HalfDay) => {
    const days = start ? daysBetween(start.date, from.date) : 0;
    if (days === 0) return t('sameDay');
    return days > 0 ? t('later', { days }) : t('earlier', { days: -days });
  };
  if (offers.length === 0) return null;
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button size="sm">{t('otherTimes')}</Button>
      </Popover.Trigger>
      <Popover.Anchor virtualRef={line} />
      <Popover.Content align="end" alignOffset={16} className={css.offers} aria-labelledby={titleId}>
        <p id={titleId}>{ranges.length > 0 ? t('offers', { count: length }) : t('offersSingle')}</p>
        <ul>
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
      </Popover.Content>
    </Popover.Root>
  );
}
