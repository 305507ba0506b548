import type { Order } from '@zonekit/api-client/order/contract';
import { useMoveOrder } from '@zonekit/api-client/order/hooks';
import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { givenBack } from './given-back.ts';
import * as css from './summary.css.ts';

/** Cancels an order after a question, as long as the service allows it. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useWords('order');
  const { id, offer, allowed } = order;
  const [isAsking, setAsking] = useState(false);
  const { state, send } = useMoveOrder();
  if (!allowed.includes('cancelled')) return null;
  const cancel = async () => {
    await send({ params: { order_id: id }, body: { status: 'cancelled' } });
    setAsking(false);
  };
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {state.status === 'failed' && (
        <p role="alert" className={css.refused}>
          {state.error.serverMessage ?? t('cancelFailed')}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('cancelTitle', { title: offer.title })}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        tone="danger"
        busy={state.status === 'sending'}
        onConfirm={() => void cancel()}
      >
        {t('cancelBody', { gives: t(`gives.${givenBack(order)}`) })}
      </ConfirmDialog>
    </>
  );
}
