import type { OwnDemand } from '@zonekit/api-client/supply/demand/contract';
import { useMoveDemand } from '@zonekit/api-client/supply/demand/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { draftHref } from '../paths.ts';
import * as css from '../supply.css.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

type Move = 'reviewing' | 'completed' | 'withdrawn';

/** Submits, completes or withdraws a demand, as far as the service allows it. */
export function DemandActions({ demand: { id, status, allowed } }: { demand: OwnDemand }) {
  const t = useWords('supplyOwn');
  const { state, send } = useMoveDemand();
  const [asking, setAsking] = useState<Move | null>(null);
  const move = (to: Move, reason?: string) => {
    setAsking(null);
    void send({ params: { demand_id: id }, body: { status: to, ...(reason && { reason }) } });
  };
  const isSending = state.status === 'sending';
  return (
    <span className={css.actions}>
      {status === 'draft' && (
        <Button asChild>
          <Link href={draftHref(id)}>{t('edit')}</Link>
        </Button>
      )}
      {allowed.includes('reviewing') && (
        <Button kind="primary" loading={isSending} onClick={() => move('reviewing')}>
          {t('submitReview')}
        </Button>
      )}
      {allowed.includes('completed') && (
        <Button kind="primary" loading={isSending} onClick={() => setAsking('completed')}>
          {t('complete')}
        </Button>
      )}
      {allowed.includes('withdrawn') && (
        <Button kind="quiet" loading={isSending} onClick={() => setAsking('withdrawn')}>
          {t('withdraw')}
        </Button>
      )}
      {state.status === 'failed' && (
        <span role="alert" className={css.refused}>
          {state.error.serverMessage ?? t('moveFailed')}
        </span>
      )}
      <ConfirmDialog
        open={asking === 'completed'}
        onOpenChange={() => setAsking(null)}
        title={t('completeTitle')}
        confirmLabel={t('complete')}
        cancelLabel={t('keep')}
        onConfirm={() => move('completed')}
      >
        {t('completeBody')}
      </ConfirmDialog>
      <Suspense>
        {asking === 'withdrawn' && (
          <ReasonDialog
            title={t('withdrawTitle')}
            label={t('withdrawReason')}
            confirm={t('withdraw')}
            onClose={() => setAsking(null)}
            onGiven={(reason) => move('withdrawn', reason)}
          />
        )}
      </Suspense>
    </span>
  );
}
