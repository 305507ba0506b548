import type { BookingSummary } from '@zonekit/api-client/roadshow/contract';
import { useMoveBooking } from '@zonekit/api-client/roadshow/hooks';
import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';

interface CancelBookingProps {
  booking: Pick<BookingSummary, 'id' | 'roadshow_title' | 'allowed'>;
  time: string;
}

/** Cancels a booking after a question, as long as the service allows it. @param time of the booking as text */
export function CancelBooking({ booking, time }: CancelBookingProps) {
  const t = useWords('roadshow');
  const centreWords = useWords('userCentre');
  const [isConfirming, setConfirming] = useState(false);
  const { send } = useMoveBooking();
  const cancel = () => {
    // Optimistic update: a refusal rolls it back and shows a notice.
    void send({ params: { booking_id: booking.id }, body: { status: 'cancelled' } });
    setConfirming(false);
  };
  if (!booking.allowed.includes('cancelled')) return null;
  return (
    <>
      <Button size="sm" onClick={() => setConfirming(true)}>
        {t('cancelIt')}
      </Button>
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
    </>
  );
}
