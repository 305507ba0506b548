import { serviceOrder } from '@zonekit/api-client/lifecycle/service-order';
import type { OrderKind, OrderSummary } from '@zonekit/api-client/order/contract';
import { CellRow } from '@zonekit/ui/cell-row';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { Time } from '@zonekit/ui/time';
import { Building2, Landmark, type LucideIcon, Microscope, ShoppingBag } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { StateWords } from '../../shared/state-chip.tsx';
import { cellsOf, groupOrders } from './order-groups.ts';
import * as css from './orders.css.ts';

const ICONS: Readonly<Record<OrderKind, LucideIcon>> = {
  instrument: Microscope,
  facility: Landmark,
  service: Building2,
  material: ShoppingBag,
};

interface OrderRowsProps {
  orders: readonly OrderSummary[];
  now: number;
  openId: string | undefined;
  hrefOf: (id: string) => string;
}

/** The orders of a page by whose turn it is. */
export function OrderRows({ orders, now, openId, hrefOf }: OrderRowsProps) {
  const t = useWords('orderList');
  return groupOrders(orders, now).map(({ turn, orders: rows }) => (
    <section key={turn} className={css.group} aria-label={t(`turns.${turn}`)}>
      <h2>
        {t(`turns.${turn}`)} <b>{rows.length}</b>
      </h2>
      <ul>
        {rows.map((order) => (
          <li key={order.id}>
            <Row order={order} href={hrefOf(order.id)} isOpen={order.id === openId} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Row({ order, href, isOpen }: { order: OrderSummary; href: string; isOpen: boolean }) {
  const t = useWords('orderList');
  const common = useWords('order');
  const locale = useLocale();
  const { kind, offer, shop, quantity, unit, status, payable, starts_at, due_at, updated_at } = order;
  const due = status === 'pending' ? due_at : null;
  const isToCome = starts_at !== null && (status === 'pending' || status === 'confirmed');
  return (
    <Link href={href} className={css.row} aria-current={isOpen ? 'true' : undefined}>
      <Icon as={ICONS[kind]} size={20} />
      <span className={css.name}>
        <b>{offer.title}</b>
        <small>
          {[common(`kinds.${kind}`), shop.name, common('amount', { quantity, unit })].join(common('separator'))}
        </small>
      </span>
      <span className={css.sum}>{moneyText(payable.amount, locale, true)}</span>
      <span className={css.way}>
        <CellRow states={cellsOf(status)} size="lg" className={css.cells} />
        <StateWords of={serviceOrder} state={status} />
        {order.can_rate && `${common('separator')}${t('toRate')}`}
      </span>
      <small className={css.when}>
        {isToCome ? (
          <Time value={starts_at} format="datetime" />
        ) : due ? (
          t.rich('dueShort', { time: () => <Time value={due} /> })
        ) : (
          <Time value={updated_at} />
        )}
      </small>
    </Link>
  );
}
