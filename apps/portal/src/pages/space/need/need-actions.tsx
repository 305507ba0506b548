import type { Need } from '@zonekit/api-client/space/need/contract';
import { useMoveNeed } from '@zonekit/api-client/space/need/hooks';
import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import * as css from './need.css.ts';

interface NeedActionsProps {
  need: Pick<Need, 'id' | 'number' | 'allowed'>;
  /** Also ends it as met. */
  withFound?: boolean;
}

/** Withdraws a need after a question, or ends it as met. */
export function NeedActions({ need: { id, number, allowed }, withFound = false }: NeedActionsProps) {
  const t = useWords('spaceNeeds');
  const { state, send } = useMoveNeed();
  const [isAsking, setAsking] = useState(false);
  const move = (status: 'matched' | 'withdrawn') => void send({ params: { need_id: id }, body: { status } });
  const isSending = state.status === 'sending';
  return (
    <span className={css.actions}>
      {withFound && allowed.includes('matched') && (
        <Button size="sm" loading={isSending} onClick={() => move('matched')}>
          {t('found')}
        </Button>
      )}
      {allowed.includes('withdrawn') && (
        <Button
          size="sm"
          kind="quiet"
          aria-label={t('withdrawOf', { number })}
          loading={isSending}
          onClick={() => setAsking(true)}
        >
          {t('withdraw')}
        </Button>
      )}
      {state.status === 'failed' && (
        <span role="alert" className={css.refused}>
          {state.error.serverMessage ?? t('moveFailed')}
        </span>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('withdrawTitle')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('keep')}
        tone="danger"
        onConfirm={() => {
          move('withdrawn');
          setAsking(false);
        }}
      >
        {t('withdrawBody')}
      </ConfirmDialog>
    </span>
  );
}
