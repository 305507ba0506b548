import type { Enrolment } from '@zonekit/api-client/event/contract';
import { useMoveEnrolment } from '@zonekit/api-client/event/hooks';
import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';

/** Cancels an enrolment after a question, as long as the service allows it. */
export function CancelEnrolment({ enrolment }: { enrolment: Pick<Enrolment, 'id' | 'title' | 'allowed'> }) {
  const t = useWords('eventMine');
  const [isConfirming, setConfirming] = useState(false);
  const { state, send } = useMoveEnrolment();
  const cancel = () => {
    void send({ params: { enrolment_id: enrolment.id }, body: { status: 'cancelled' } });
    setConfirming(false);
  };
  if (!enrolment.allowed.includes('cancelled')) return null;
  return (
    <>
      <Button size="sm" kind="quiet" loading={state.status === 'sending'} onClick={() => setConfirming(true)}>
        {t('cancelIt')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('cancelTitle', { title: enrolment.title })}
        confirmLabel={t('cancelIt')}
        cancelLabel={t('close')}
        tone="danger"
        onConfirm={cancel}
      >
        {t('cancelBody')}
      </ConfirmDialog>
    </>
  );
}
