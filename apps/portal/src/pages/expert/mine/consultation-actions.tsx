import type { Consultation, ConsultationStatus } from '@zonekit/api-client/expert/contract';
import { useMoveConsultation } from '@zonekit/api-client/expert/hooks';
import { Button } from '@zonekit/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';

/** Loaded when a consultation is declined. */
const DeclineDialog = lazy(() => import('./decline-dialog.tsx').then((module) => ({ default: module.DeclineDialog })));

/** Answers of the expert, and the asker's cancellation, as far as the service allows them. */
export function ConsultationActions({ consultation: { id, number, allowed } }: { consultation: Consultation }) {
  const t = useWords('expertManagement');
  const { state, send } = useMoveConsultation();
  const [isDeclining, setDeclining] = useState(false);
  const move = (status: ConsultationStatus, reason?: string) =>
    send({ params: { consultation_id: id }, body: { status, ...(reason !== undefined && { reason }) } });
  return (
    <>
      {(['accepted', 'held', 'cancelled', 'declined'] as const)
        .filter((status) => allowed.includes(status))
        .map((status) => (
          <Button
            key={status}
            size="sm"
            kind={status === 'accepted' || status === 'held' ? 'secondary' : 'quiet'}
            aria-label={t('moveOf', { action: t(`moves.${status}`), number })}
            loading={state.status === 'sending'}
            onClick={() => (status === 'declined' ? setDeclining(true) : void move(status))}
          >
            {t(`moves.${status}`)}
          </Button>
        ))}
      {isDeclining && (
        <Suspense>
          <DeclineDialog
            onClose={() => setDeclining(false)}
            onDecline={(reason) => {
              setDeclining(false);
              void move('declined', reason);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
