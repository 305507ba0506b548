import { stageOf } from '@zonekit/api-client/lifecycle';
import type { Order, OrderStatus } from '@zonekit/api-client/order/contract';
import { Alert } from '@zonekit/ui/alert';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { givenBack } from './given-back.ts';
import * as css from './summary.css.ts';

const TONES = {
  pending: 'info',
  confirmed: 'success',
  in_progress: 'info',
  completed: 'success',
  cancelled: 'info',
  rejected: 'danger',
} as const satisfies Record<OrderStatus, string>;

/** Meaning of the order's state, deadline of the seller, and reason of its end. */
export function OrderStanding({ order }: { order: Order }) {
  const t = useWords('order');
  const { events, status } = order;
  const due = status === 'pending' ? stageOf(events, Date.now())?.due_at : null;
  const reason = events.at(-1)?.reason;
  return (
    <Alert tone={TONES[status]} title={t(`standing.${status}`)} className={css.standing}>
      {reason && <p>{t('reason', { reason })}</p>}
      {due && <p>{t.rich('due', { time: () => <Time value={due} format="datetime" /> })}</p>}
      {(status === 'cancelled' || status === 'rejected') && <p>{t(`gaveBack.${givenBack(order)}`)}</p>}
    </Alert>
  );
}
