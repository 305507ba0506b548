import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import type { Booking } from '@zonekit/api-client/roadshow/contract';
import { useMoveBooking } from '@zonekit/api-client/roadshow/hooks';
import { Button } from '@zonekit/ui/button';
import { ConfirmDialog } from '@zonekit/ui/confirm-dialog';
import { DescriptionList } from '@zonekit/ui/description-list';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import * as css from '../../shared/user-centre/user-centre.css.ts';
import { rangesOf } from './booking-ranges.ts';

/** One booking: what, when, its state, and the way to cancel it as long as the service allows that. */
export function BookingRow({ booking }: { booking: Booking }) {
  const t = useWords('roadshow');
  const centreWords = useWords('userCentre');
  const [isConfirming, setConfirming] = useState(false);
  const { send } = useMoveBooking();
  const half = ({ appointment_date, period }: Booking['appointment_dates'][number]) =>
    t('half', { date: appointment_date, period: String(period) });
  const time = rangesOf(booking.appointment_dates)
    .map(({ from, to }) => (from === to ? half(from) : t('range', { from: half(from), to: half(to) })))
    .join('; ');
  const reason = booking.events.at(-1)?.reason;
  const cancel = () => {
    // Optimistic update: a refusal rolls it back and shows a notice.
    void send({ params: { booking_id: booking.id }, body: { status: 'cancelled' } });
    setConfirming(false);
  };
  return (
    <li className={css.row} data-status={booking.status}>
      <div className={css.rowHead}>
        <h2>{booking.roadshow_title}</h2>
        <StateChip of={roadshowBooking} state={booking.status} />
      </div>
      <DescriptionList
        items={[
          { label: t('time'), value: time },
          { label: t('number'), value: booking.number },
          { label: t('people'), value: t('peopleCount', { count: booking.attendees_count }) },
          { label: t('contact'), value: `${booking.contact_person} ${booking.contact_phone}` },
        ]}
      />
      {reason && <p className={css.reason}>{t('reason', { reason })}</p>}
      <div className={css.rowFoot}>
        <span>{t('created', { date: booking.created_at.slice(0, 10) })}</span>
        {booking.allowed.includes('cancelled') && (
          <Button size="sm" onClick={() => setConfirming(true)}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('cancelTitle', { title: booking.roadshow_title })}
        confirmLabel={t('cancel')}
        cancelLabel={centreWords('keep')}
        tone="danger"
        onConfirm={cancel}
      >
        {t('cancelBody', { time })}
      </ConfirmDialog>
    </li>
  );
}
