import type { ContractDetail } from '@zonekit/api-client/space/lease/contract';
import { useMoveContract } from '@zonekit/api-client/space/lease/hooks';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import * as css from './contract.css.ts';

/** Signs a contract after a question. */
export function SignCard({ contract: { id, number, starts_on } }: { contract: ContractDetail }) {
  const t = useWords('spaceContract');
  const [isAsking, setAsking] = useState(false);
  const { state, send } = useMoveContract();
  const sign = async () => {
    await send({ params: { contract_id: id }, body: { status: 'active' } });
    setAsking(false);
  };
  return (
    <Card className={css.card} id="contract-action">
      <h2 className={css.cardTitle}>{t('signCard')}</h2>
      <p>{t('signHint')}</p>
      <Button kind="primary" onClick={() => setAsking(true)}>
        {t('sign')}
      </Button>
      {state.status === 'failed' && (
        <p role="alert" className={css.refused}>
          {state.error.serverMessage ?? t('signFailed')}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('signTitle', { number })}
        confirmLabel={t('sign')}
        cancelLabel={t('close')}
        busy={state.status === 'sending'}
        onConfirm={() => void sign()}
      >
        {t('signBody', { date: starts_on })}
      </ConfirmDialog>
    </Card>
  );
}
