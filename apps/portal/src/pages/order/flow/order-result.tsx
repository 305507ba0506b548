import { serviceOrder } from '@zonekit/api-client/lifecycle/service-order';
import type { Order } from '@zonekit/api-client/order/contract';
import { useOrder } from '@zonekit/api-client/order/hooks';
import { AddToCalendar } from '@zonekit/portal-kit/deadline-countdown/add-to-calendar';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { CopyButton } from '@zonekit/ui/copy-button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { orderHref } from '../../shared/order/orders-address.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import { CancelOrder } from '../summary/cancel-order.tsx';
import { givenBack } from '../summary/given-back.ts';
import { OrderClock } from '../summary/order-clock.tsx';
import { OrderTime, Seller, useChoiceText } from '../summary/order-facts.tsx';
import { OrderStanding } from '../summary/order-standing.tsx';
import { PriceLines } from '../summary/price-lines.tsx';
import * as css from './flow.css.ts';
import { Catalogues, Instead } from './instead.tsx';
import { OrderSteps } from './order-steps.tsx';
import { useHomeTrail } from './use-home-trail.ts';
import { Waiting } from './waiting.tsx';

/** Third step: the order that was made, what follows and until when, and what can be done now. */
export function OrderResult({ id }: { id: string }) {
  const t = useWords('orderFlow');
  const read = useOrder(id);
  const order = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  if (order) return <Result order={order} />;
  if (read.status !== 'failed') return <Waiting />;
  return read.error.code === 'not_found' ? (
    <Instead title={t('done.gone')} hint={t('done.goneHint')}>
      <Catalogues />
    </Instead>
  ) : (
    <Instead title={t('notRead')} hint={read.error.serverMessage}>
      <Button onClick={read.reload}>{t('retry')}</Button>
    </Instead>
  );
}

function Result({ order }: { order: Order }) {
  const t = useWords('orderFlow');
  const common = useWords('order');
  const { id, number, offer, status, allowed, starts_at, ends_at, shop, updated_at } = order;
  const trail = useHomeTrail({ label: offer.title, href: offer.path });
  const chosen = useChoiceText()(order);
  return (
    <FormPage
      trail={trail}
      title={status === 'pending' ? t('done.title') : common(`standing.${status}`)}
      line={offer.title}
      chips={<StateChip of={serviceOrder} state={status} />}
      progress={<OrderSteps at="done" />}
      aside={
        <Card className={css.card}>
          <h2>{common('bill.title')}</h2>
          <PriceLines price={order} />
          {status === 'pending' && <p className={css.note}>{t('done.notPaid')}</p>}
        </Card>
      }
    >
      <p className={css.number}>
        {common('number')} <b>{number}</b>
        <CopyButton
          size="sm"
          kind="quiet"
          text={number}
          labels={{ ready: common('copy'), copied: common('copied'), failed: common('copyFailed') }}
        />
      </p>
      <OrderStanding order={order} />
      <section className={css.part}>
        <h2>{t('done.next')}</h2>
        <p className={css.note}>{t('done.nextHint')}</p>
        <OrderClock order={order} />
      </section>
      <section className={css.part}>
        <h2>{t('what')}</h2>
        <DescriptionList
          items={[
            { label: t('lost.what'), value: <Link href={offer.path}>{offer.title}</Link> },
            { label: t('lost.choice'), value: chosen },
            ...(starts_at || order.starts_on
              ? [{ label: t(starts_at ? 'when' : 'startsOn'), value: <OrderTime order={order} /> }]
              : []),
            { label: t('done.seller'), value: <Seller shop={shop} /> },
          ]}
        />
      </section>
      <section className={css.part} data-unprinted="">
        <h2>{t('done.can')}</h2>
        {allowed.includes('cancelled') && (
          <p className={css.note}>{t('done.cancelHint', { gives: common(`gives.${givenBack(order)}`) })}</p>
        )}
        <div className={css.actions}>
          <Button asChild kind="primary">
            <Link href={orderHref(order)}>{t('done.open')}</Link>
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
          <Button onClick={() => window.print()}>{common('print')}</Button>
          <CancelOrder order={order} />
          <Button asChild kind="quiet">
            <Link href={offer.path}>{t('done.again')}</Link>
          </Button>
        </div>
      </section>
    </FormPage>
  );
}
