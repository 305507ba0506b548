import { serviceOrder } from '@zonekit/api-client/lifecycle/service-order';
import type { Order } from '@zonekit/api-client/order/contract';
import { orderEndpoints } from '@zonekit/api-client/order/endpoints';
import { useOrder } from '@zonekit/api-client/order/hooks';
import { useRefresh } from '@zonekit/api-client/react';
import { AddToCalendar } from '@zonekit/portal-kit/deadline-countdown/add-to-calendar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { CopyButton } from '@zonekit/ui/copy-button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { useEffect } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments, OpenFile } from '../../shared/attachments/attachments.tsx';
import { orderHref } from '../../shared/order/orders-address.ts';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { Loaded } from '../../shared/user-centre/loaded.tsx';
import { CancelOrder } from '../summary/cancel-order.tsx';
import { OrderClock } from '../summary/order-clock.tsx';
import { OrderTime, Seller, useChoiceText } from '../summary/order-facts.tsx';
import { OrderStanding } from '../summary/order-standing.tsx';
import { PriceLines } from '../summary/price-lines.tsx';
import { orderAgainHref } from './order-again.ts';
import * as css from './orders.css.ts';
import { RateOrder } from './rate-order.tsx';

const HOLDERS = [orderEndpoints.getOrder];

interface OrderPanelProps {
  id: string;
  /** `updated_at` of the list's row; undefined where the list does not show the order. */
  listedAt: string | undefined;
  /** Of the document that is open. */
  fileId: string | undefined;
}

/** Order: next actor, offer, price, documents and actions. */
export function OrderPanel({ id, listedAt, fileId }: OrderPanelProps) {
  const t = useWords('orderList');
  const refresh = useRefresh();
  const read = useOrder(id);
  const order = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  // The list may have been read after the order: both are on the screen and must agree.
  const isOlder = order !== undefined && listedAt !== undefined && order.updated_at < listedAt;
  useEffect(() => {
    if (isOlder) void refresh(orderEndpoints.getOrder);
  }, [isOlder, refresh]);
  if (order) return <Content order={order} fileId={fileId} />;
  if (read.status === 'failed' && read.error.code === 'not_found') {
    return <EmptyState headingLevel={2} title={t('gone')} />;
  }
  return <Loaded read={read}>{() => null}</Loaded>;
}

function Content({ order, fileId }: { order: Order; fileId: string | undefined }) {
  const t = useWords('orderList');
  const common = useWords('order');
  const chosen = useChoiceText()(order);
  const { id, number, offer, shop, status, starts_at, ends_at, starts_on, deliver_by, address, files, events } = order;
  const { contact_person, contact_phone, message, updated_at } = order;
  return (
    <Card as="article" className={css.panel}>
      <p className={css.head}>
        <StateChip of={serviceOrder} state={status} />
        <span>{number}</span>
        <CopyButton
          size="sm"
          kind="quiet"
          text={number}
          labels={{ ready: common('copy'), copied: common('copied'), failed: common('copyFailed') }}
        />
      </p>
      <h2>
        <Link href={offer.path}>{offer.title}</Link>
      </h2>
      <p className={css.shop}>
        <Seller shop={shop} />
      </p>
      <OrderClock order={order} />
      <OrderStanding order={order} />
      <RateOrder order={order} />
      <h3>{t('facts')}</h3>
      <DescriptionList
        items={[
          { label: t('choice'), value: chosen },
          ...(starts_at || starts_on
            ? [{ label: t(starts_at ? 'time' : 'startsOn'), value: <OrderTime order={order} /> }]
            : []),
          ...(deliver_by ? [{ label: t('deliverBy'), value: deliver_by }] : []),
          ...(address ? [{ label: t('address'), value: `${address.contact} ${address.phone} ${address.text}` }] : []),
          { label: t('contact'), value: `${contact_person} ${contact_phone}` },
          ...(message ? [{ label: t('message'), value: <span className={css.text}>{message}</span> }] : []),
        ]}
      />
      <h3>{common('bill.title')}</h3>
      <PriceLines price={order} />
      <h3>{t('documents')}</h3>
      {files.length > 0 ? <Attachments files={files} /> : <p className={css.shop}>{t('noDocuments')}</p>}
      <RecordHistory title={t('history')} of={serviceOrder} events={events} />
      <div className={css.actions} data-unprinted="">
        <Button asChild>
          <Link href={orderAgainHref(order)}>{t('again')}</Link>
        </Button>
        {starts_at && ends_at && (status === 'pending' || status === 'confirmed') && (
          <AddToCalendar
            fileName={number}
            event={() => ({
              uid: `${id}@order.zonekit`,
              title: common('calendarTitle', { title: offer.title, number }),
              starts: starts_at,
              ends: ends_at,
              location: shop.name,
              url: new URL(orderHref(order), window.location.href).href,
              stamp: updated_at,
            })}
          />
        )}
        <Button kind="quiet" onClick={() => window.print()}>
          {common('print')}
        </Button>
        <CancelOrder order={order} />
      </div>
      {!order.allowed.includes('cancelled') && status === 'in_progress' && (
        <p className={css.shop}>{t('notCancellable')}</p>
      )}
      <OpenFile files={files} fileId={fileId} holders={HOLDERS} />
    </Card>
  );
}
