import { SlotCalendar } from '@zonekit/portal-kit/slot-calendar';
import { Alert } from '@zonekit/ui/alert';
import { addDays } from '@zonekit/ui/day';
import { useWords } from '../../../platform/words/use-words.ts';
import { useEarlyPresses } from '../../shared/use-early-presses.ts';
import * as css from './booking.css.ts';
import { weekRange } from './booking-choice.ts';
import { calendarDays } from './booking-days.ts';
import type { Booking } from './use-booking.ts';

/** The week of what is booked, to choose one stretch from; where it is not open, why. */
export function BookingTime({ booking }: { booking: Booking }) {
  const t = useWords('experimentBooking');
  const root = useEarlyPresses<HTMLElement>();
  const { offer, rules } = booking;
  const hours = (minutes: number) => t('hours', { count: minutes / 60 });
  return (
    <section ref={root} aria-labelledby="time">
      <h2 id="time" tabIndex={-1}>
        {t('sections.time')}
      </h2>
      {offer.booking === 'open' ? (
        <>
          <p className={css.hint}>
            {t('hint', {
              minutes: rules.bucket_minutes,
              shortest: hours(rules.shortest_minutes),
              longest: hours(rules.longest_minutes),
            })}
          </p>
          <Week booking={booking} />
        </>
      ) : (
        <Alert tone="info" title={t(`notOpen.${offer.booking}`)}>
          {t(`notOpen.${offer.booking}Line`, offer.keeper)}
        </Alert>
      )}
    </section>
  );
}

function Week({ booking }: { booking: Booking }) {
  const t = useWords('experimentBooking');
  const { choice, days, rules, refusals } = booking;
  const data = days.status === 'ready' || days.status === 'failed' ? days.data : undefined;
  // While another week loads, the one before stays in the cache: its days are not this week's.
  const shown = data?.days[0]?.date === choice.week ? data : undefined;
  return (
    <SlotCalendar
      calendar={
        shown
          ? {
              status: 'ready',
              ...calendarDays(shown, rules, {
                reason: (reason) => t(`reasons.${reason}`),
                day: (reason, note) => (note ? t('dayNote', { day: t(`days.${reason}`), note }) : t(`days.${reason}`)),
              }),
            }
          : days.status === 'failed'
            ? { status: 'failed', retry: days.reload }
            : { status: 'loading' }
      }
      period={weekRange(choice.week)}
      canTurn={booking.canTurn}
      onTurn={(by) => booking.change({ week: addDays(choice.week, 7 * by) })}
      value={choice.selection}
      onValueChange={booking.select}
      onRefuse={({ from, to }) => booking.refuse({ kind: 'range', from, to })}
      refusalNote={
        refusals.length > 0 && (
          <div className={css.refusals} aria-label={t('refused')} role="status">
            <ul>
              {refusals.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )
      }
    />
  );
}
