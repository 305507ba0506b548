import type { Locale } from '@zonekit/api-client/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import type { serviceOrder } from '@zonekit/api-client/lifecycle/service-order';
import type { Order, OrderStatus, OrderSummary } from '@zonekit/api-client/order/contract';
import type { Db, Tx, User } from '../../frame/context.ts';
import { type EventRow, eventsOf, presentEvent } from '../../frame/lifecycle/lifecycle.repository.ts';
import { describeAttachments } from '../file/file.service.ts';
import { aspectsOf } from '../shop/rating/rating.ts';
import { LIFECYCLES, QUEUED, reservationStatus } from './order.kinds.ts';
import { presentAmounts, presentPrice } from './order.price.ts';
import { findOrders, type OrderSummaryRow, type PlacedOrder } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';

/** User, time and language of the request. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

export type OrderActor = ActorOf<typeof serviceOrder>;

/** An operator acts for the sellers. */
export const actorsOf = (user: User, row: Pick<OrderRow, 'enterprise_id'>): OrderActor[] => [
  ...(user.enterprise_id === row.enterprise_id ? (['buyer'] as const) : []),
  ...(user.role === 'operator' ? (['seller'] as const) : []),
];

export const inLanguage = (locale: Locale, zh: string, en: string | null): string => (locale === 'en' && en) || zh;

const named = (locale: Locale, id: string | null, zh: string | null, en: string | null) =>
  id === null || zh === null ? null : { id, name: inLanguage(locale, zh, en) };

const presentSubject = (row: Omit<OrderSummaryRow, 'due_at'>, locale: Locale) => ({
  kind: row.kind,
  area: row.area,
  offer: { id: row.offer_id, title: inLanguage(locale, row.title_zh, row.title_en), path: row.path },
  spec: named(locale, row.spec_id, row.spec_zh, row.spec_en),
  quantity: row.quantity,
  unit: inLanguage(locale, row.unit_zh, row.unit_en),
});

const amountsOf = ({ total, voucher }: Pick<OrderRow, 'total' | 'voucher'>) => ({
  total,
  voucher,
  payable: total - voucher,
});

/** Whether the caller may rate an order: completed, not rated, their own enterprise's. */
const canRate = ({ status, rated_at, enterprise_id }: RateableRow, user: User): boolean =>
  status === 'completed' && rated_at === null && user.enterprise_id === enterprise_id;

type RateableRow = Pick<OrderRow, 'status' | 'rated_at' | 'enterprise_id'>;

/** An order for a list, as this user sees it. */
export const presentSummary = (row: OrderSummaryRow, { user, locale }: Omit<Caller, 'now'>): OrderSummary => ({
  id: row.id,
  number: row.number,
  ...presentSubject(row, locale),
  shop: { id: row.shop_id, name: inLanguage(locale, row.shop_zh, row.shop_en) },
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  starts_on: row.starts_on,
  ...presentAmounts(amountsOf(row)),
  can_rate: canRate(row, user),
  enterprise: { id: row.enterprise_id, name: row.enterprise ?? '' },
  status: row.status,
  due_at: row.due_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const presentOrder = (
  row: PlacedOrder,
  { files, events }: { files: Order['files']; events: readonly EventRow[] },
  { user, locale }: Omit<Caller, 'now'>,
): Order => {
  const actors = actorsOf(user, row);
  const { rating_score, rating_text, rating_aspects, rated_at } = row;
  const rated = rating_score !== null && rating_text !== null && rated_at !== null;
  return {
    id: row.id,
    number: row.number,
    ...presentSubject(row, locale),
    options: row.options.map(({ id, name }) => ({ id, name: name[locale] })),
    shop: { id: row.shop_id, name: inLanguage(locale, row.shop_zh, row.shop_en), phone: row.shop_phone ?? '' },
    warehouse: named(locale, row.warehouse_id, row.warehouse_zh, row.warehouse_en),
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    starts_on: row.starts_on,
    deliver_by: row.deliver_by,
    address: row.address,
    contact_person: row.contact_person,
    contact_phone: row.contact_phone,
    message: row.message,
    ...presentPrice(row.lines, amountsOf(row), locale),
    reservation_status: reservationStatus(row.kind, row.status),
    files,
    rating: rated
      ? { score: rating_score, aspects: aspectsOf(rating_aspects ?? []), text: rating_text, at: rated_at }
      : null,
    can_rate: canRate(row, user),
    user_id: row.user_id,
    enterprise: { id: row.enterprise_id, name: row.enterprise ?? '' },
    status: row.status,
    created_at: row.created_at,
    updated_at: row.updated_at,
    events: events.map((event) => presentEvent<OrderStatus>(event)),
    allowed: allowedFrom(LIFECYCLES[row.kind], row.status, actors),
  };
};

/** The orders of some ids, in their order, as this user sees them. */
export const presentOrders = async (
  db: Db | Tx,
  ids: readonly string[],
  caller: Omit<Caller, 'now'>,
): Promise<Order[]> => {
  const rows = await findOrders(db, ids);
  const files = [...new Set(rows.flatMap((row) => row.files))];
  const eventsFor = ({ lifecycle, kinds }: (typeof QUEUED)[number]) => {
    const own = rows.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
    return eventsOf(
      db,
      lifecycle,
      own.map(({ id }) => id),
    );
  };
  const [described, ...events] = await Promise.all([
    files.length > 0 ? describeAttachments(db, files, caller.user.user_id, caller.locale) : [],
    ...QUEUED.map(eventsFor),
  ]);
  return rows.map((row) => {
    const more = {
      files: row.files.flatMap((id) => described.find((file) => file.id === id) ?? []),
      events: events.flatMap((byId) => byId.get(row.id) ?? []),
    };
    return presentOrder(row, more, caller);
  });
};
