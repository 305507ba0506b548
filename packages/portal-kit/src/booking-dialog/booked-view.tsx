import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { Link } from '@zonekit/ui/link';
import { useEffect, useRef } from 'react';
import { useCalendarWords } from '../booking-calendar/calendar-words.ts';
import type { Selection } from '../booking-calendar/core/calendar.types.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import type { BookingTerms } from './booking-dialog.types.ts';
import { WholeDates } from './whole-dates.tsx';

/** The submitted booking. */
export type Booked = { number: string; selection: Selection; person: string; phone: string };

interface BookedViewProps {
  booked: Booked;
  terms: BookingTerms;
  bookingsHref: string | undefined;
}

/** Number, time and next steps of a booking. Takes the focus, because the form that had it is unmounted. */
export function BookedView({ booked, terms, bookingsHref }: BookedViewProps) {
  const t = useKitTranslations('bookingDialog');
  const words = useCalendarWords();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <>
      <Dialog.Body>
        <div ref={region} tabIndex={-1} className={css.booked}>
          <Alert tone="success" title={t('bookedTitle')} />
          <dl className={css.bookedFacts}>
            <div>
              <dt>{t('number')}</dt>
              <dd data-field="number">{booked.number}</dd>
            </div>
            <div>
              <dt>{t('serviceTime')}</dt>
              <dd>
                <WholeDates words={words.usageTime(booked.selection)} />
              </dd>
            </div>
          </dl>
          <div>
            <h3 className={css.nextTitle}>{t('nextTitle')}</h3>
            <ol className={css.next}>
              <li>{t('nextReview', { days: terms.reviewWorkdays, person: booked.person, phone: booked.phone })}</li>
              <li>{t('nextCancel', { until: t(`until.${terms.cancellableUntil}`) })}</li>
              <li>{t('nextArrive')}</li>
            </ol>
          </div>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Actions>
          {bookingsHref && (
            <Button asChild>
              <Link href={bookingsHref}>{t('myBookings')}</Link>
            </Button>
          )}
          <Dialog.Close asChild>
            <Button kind="primary">{t('done')}</Button>
          </Dialog.Close>
        </Dialog.Actions>
      </Dialog.Footer>
    </>
  );
}
