import type { Appointment } from '@zonekit/api-client/space/appointment/contract';
import {
  useMoveAppointment,
  useRescheduleAppointment,
  useSaveAppointment,
} from '@zonekit/api-client/space/appointment/hooks';
import { Button } from '@zonekit/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import * as css from './viewing.css.ts';
import { timeText } from './viewing-time.ts';

const RescheduleDialog = lazy(async () => ({ default: (await import('./reschedule-dialog.tsx')).RescheduleDialog }));

/** What can still be done with a viewing: its calendar file, another time, cancellation. */
export function AppointmentActions({ appointment }: { appointment: Appointment }) {
  const t = useWords('spaceMake');
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null);
  const calendar = useSaveAppointment();
  const { state, send } = useMoveAppointment();
  // Outlives its dialog, so that the list is read anew after the dialog has closed.
  const reschedule = useRescheduleAppointment();
  const { id, number, unit, park, allowed, can_reschedule, status } = appointment;
  const close = () => setAsking(null);
  const isStanding = status === 'requested' || status === 'confirmed';
  return (
    <div className={css.actions}>
      {isStanding && (
        <Button
          size="sm"
          kind="quiet"
          aria-label={t('icsOf', { number })}
          loading={calendar.state.status === 'fetching'}
          onClick={() => void calendar.save({ params: { appointment_id: id } })}
        >
          {t('ics')}
        </Button>
      )}
      {can_reschedule && (
        <Button size="sm" aria-label={t('moveOf', { number })} onClick={() => setAsking('move')}>
          {t('move')}
        </Button>
      )}
      {allowed.includes('cancelled') && (
        <Button
          size="sm"
          kind="quiet"
          aria-label={t('cancelOf', { number })}
          loading={state.status === 'sending'}
          onClick={() => setAsking('cancel')}
        >
          {t('cancel')}
        </Button>
      )}
      {calendar.state.status === 'failed' && (
        <p role="alert" className={css.refused}>
          {calendar.state.error.serverMessage ?? t('icsFailed')}
        </p>
      )}
      <Suspense>
        {asking === 'move' && <RescheduleDialog appointment={appointment} reschedule={reschedule} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        open={asking === 'cancel'}
        onOpenChange={close}
        title={t('cancelTitle', { place: unit?.title ?? park.name })}
        confirmLabel={t('cancel')}
        cancelLabel={t('close')}
        tone="danger"
        onConfirm={() => {
          void send({ params: { appointment_id: id }, body: { status: 'cancelled' } });
          close();
        }}
      >
        {t('cancelBody', { time: timeText(appointment) })}
      </ConfirmDialog>
    </div>
  );
}
