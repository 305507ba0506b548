import type { Appointment } from '@zonekit/api-client/space/appointment/contract';
import { useSaveAppointment } from '@zonekit/api-client/space/appointment/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './viewing.css.ts';
import { MAKE } from './viewing-address.ts';
import { timeText } from './viewing-time.ts';

interface ViewingSentProps {
  appointment: Appointment;
  onAgain: () => void;
}

/** What was requested, for the calendar and for the phone. */
export function ViewingSent({ appointment, onAgain }: ViewingSentProps) {
  const t = useWords('spaceReserve');
  const { state, save } = useSaveAppointment();
  const { id, number, unit, park } = appointment;
  return (
    <Alert
      role="status"
      tone="success"
      title={t('done')}
      action={
        <span className={css.actions}>
          <Button asChild kind="primary">
            <Link href={MAKE}>{t('mine')}</Link>
          </Button>
          <Button loading={state.status === 'fetching'} onClick={() => void save({ params: { appointment_id: id } })}>
            {t('ics')}
          </Button>
          <Button kind="quiet" onClick={onAgain}>
            {t('another')}
          </Button>
        </span>
      }
    >
      <p>{t('doneBody', { number, place: unit?.title ?? park.name, time: timeText(appointment) })}</p>
      {state.status === 'failed' && <p role="alert">{state.error.serverMessage ?? t('icsFailed')}</p>}
    </Alert>
  );
}
