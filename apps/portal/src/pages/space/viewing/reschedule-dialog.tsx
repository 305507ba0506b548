import type { Appointment } from '@zonekit/api-client/space/appointment/contract';
import type { useRescheduleAppointment } from '@zonekit/api-client/space/appointment/hooks';
import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { NearestTimes } from './nearest-times.tsx';
import { TimeField } from './time-field.tsx';
import * as css from './viewing.css.ts';
import { nearestFree, readTime, timeText } from './viewing-time.ts';

const WIDTH = 720;

interface RescheduleDialogProps {
  appointment: Appointment;
  reschedule: ReturnType<typeof useRescheduleAppointment>;
  onClose: () => void;
}

/** Chooses another hour of the same park. */
export function RescheduleDialog({ appointment, reschedule, onClose }: RescheduleDialogProps) {
  const t = useWords('spaceMake');
  const reserve = useWords('spaceReserve');
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { state, send } = reschedule;
  const refusal = state.status === 'failed' ? state.error : null;
  const choose = (time: string) => {
    setChosen(time);
    setMissing(false);
  };
  const move = async () => {
    const time = readTime(chosen);
    if (!time) return setMissing(true);
    const outcome = await send({ params: { appointment_id: appointment.id }, body: time });
    if (outcome.status === 'done') onClose();
  };
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content width={WIDTH} closeLabel={t('close')}>
        <Dialog.Header>
          <Dialog.Title>{t('moveTitle')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <div className={css.dialog}>
            <p>{t('moveBody', { time: timeText(appointment) })}</p>
            <TimeField
              parkId={appointment.park.id}
              value={chosen}
              onValueChange={choose}
              error={isMissing ? t('moveMissing') : refusal ? (refusal.serverMessage ?? t('moveFailed')) : undefined}
            />
            <NearestTimes label={reserve('nearest')} times={nearestFree(refusal?.details)} onChoose={choose} />
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button kind="primary" loading={state.status === 'sending'} onClick={() => void move()}>
            {t('moveDone')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
