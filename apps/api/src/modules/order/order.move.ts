import type { Words } from '@zonekit/api-client/lifecycle';
import { instrumentReservation } from '@zonekit/api-client/lifecycle/instrument-reservation';
import type { Order, OrderStatus, RatingAspect } from '@zonekit/api-client/order/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { dueAfter } from '../../frame/lifecycle/due.ts';
import { eventsOf } from '../../frame/lifecycle/lifecycle.repository.ts';
import { move } from '../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../frame/problem.ts';
import { inTransaction } from '../../frame/transaction.ts';
import { fileFaults } from '../file/handed-in.ts';
import { recordRating } from '../shop/rating/rating.repository.ts';
import { storedAspects } from '../shop/rating/rating.ts';
import { LIFECYCLES, reservationStatus } from './order.kinds.ts';
import { actorsOf, type Caller, presentOrders } from './order.present.ts';
import { lockOrder, updateOrder } from './order.repository.ts';
import type { Sellables } from './order.sellables.ts';
import type { OrderRow } from './order.tables.ts';
import { returnVoucher } from './voucher/voucher.balance.ts';

const SELLER_FILES: Words = {
  'zh-CN': '文件由服务方在接单、开始或完成时交付',
  en: 'The seller delivers files, when it confirms, begins or completes the order',
};
const GONE: Words = { 'zh-CN': '文件不存在，请重新上传', en: 'The file is gone. Please upload it again' };
const RATED: Words = { 'zh-CN': '这张订单已经评价过', en: 'This order has been rated already' };
const NOT_COMPLETED: Words = {
  'zh-CN': '订单完成后才能评价',
  en: 'An order can be rated once it is completed',
};

/** @throws Problem 404 for another enterprise's: its existence is not disclosed */
const visible = <Row extends Pick<OrderRow, 'enterprise_id'>>(row: Row | undefined, user: User): Row => {
  if (!row || actorsOf(user, row).length === 0) throw new Problem(404, 'not_found');
  return row;
};

export const getOrder = async (db: Db | Tx, caller: Omit<Caller, 'now'>, id: string): Promise<Order> => {
  const [shown] = await presentOrders(db, [id], caller);
  visible(shown && { enterprise_id: shown.enterprise.id }, caller.user);
  if (!shown) throw new Problem(404, 'not_found');
  return shown;
};

/** Orders have no other private files that an operator may deliver than those that it uploaded. */
const noRecord = async () => false;

const checkFiles = async (tx: Tx, files: readonly string[], to: OrderStatus, { user, locale }: Caller) => {
  if (files.length === 0) return;
  if (user.role !== 'operator' || to === 'cancelled' || to === 'rejected') {
    throw new Problem(422, 'validation_failed', { words: SELLER_FILES, fields: ['files'] });
  }
  const fields = (await fileFaults(tx, files, user, noRecord)).map((index) => ({
    path: `files/${index}`,
    message: GONE[locale],
  }));
  if (fields.length > 0) throw new Problem(422, 'validation_failed', { details: { fields } });
};

/** Gives back what an order took. The row is locked and its state ended it, so this happens once. */
const giveBack = async (sellables: Sellables, tx: Tx, row: OrderRow, now: Date): Promise<void> => {
  const { id, kind, account_id, voucher } = row;
  const sellable = { instrument: sellables.reservation, facility: sellables.reservation, ...sellables }[kind];
  await sellable.giveBack(tx, { id, now });
  if (account_id !== null) await returnVoucher(tx, { order_id: id, account_id, amount: voucher, at: now });
};

/** Last day of the promise: from the confirmation on, or from the day that the buyer wished. */
const deliverBy = ({ delivery_workdays, starts_on }: OrderRow, now: Date): string | null => {
  if (delivery_workdays === null) return null;
  const today = shanghaiDay(now);
  const from = starts_on !== null && starts_on > today ? new Date(`${starts_on}T00:00:00+08:00`) : now;
  return dueAfter(from, delivery_workdays).slice(0, 10);
};

/** The reservation of an order moves with it, by the same person. */
const moveReservation = async (
  tx: Tx,
  { id, kind, status }: OrderRow,
  { to, user, reason, at }: { to: OrderStatus; user: User; reason: string | null; at: Date },
): Promise<void> => {
  const [from, next] = [reservationStatus(kind, status), reservationStatus(kind, to)];
  if (from === null || next === null) return;
  const actor = { user, as: [to === 'cancelled' ? 'applicant' : 'keeper'] } as const;
  await move(tx, instrumentReservation, id, { from, to: next, actor, reason, at });
};

/**
 * Moves an order along its lifecycle. A cancelled or rejected one gives back stock, buckets and voucher in the same transaction.
 * @throws Problem as `move` of lifecycle.ts; 422 with `files` where they cannot be delivered
 */
export const moveOrder = (
  sellables: Sellables,
  db: Db | Tx,
  caller: Caller,
  id: string,
  { status: to, reason, files }: { status: OrderStatus; reason: string | null; files: readonly string[] },
): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const row = visible(await lockOrder(tx, id), user);
    const actor = { user, as: actorsOf(user, row) };
    await move(tx, LIFECYCLES[row.kind], id, { from: row.status, to, actor, reason, at: now });
    await checkFiles(tx, files, to, caller);
    await moveReservation(tx, row, { to, user, reason, at: now });
    if (to === 'cancelled' || to === 'rejected') await giveBack(sellables, tx, row, now);
    await updateOrder(tx, id, {
      status: to,
      files: [...new Set([...row.files, ...files])],
      updated_at: toIsoTime(now),
      ...(to === 'confirmed' && { deliver_by: deliverBy(row, now) }),
    });
    return getOrder(tx, caller, id);
  });

/** Whether the seller confirmed in its time, and delivered on the promised day at the latest. */
const wasOnTime = async (tx: Tx, { id, kind, deliver_by }: OrderRow): Promise<boolean> => {
  const events = (await eventsOf(tx, LIFECYCLES[kind], [id])).get(id) ?? [];
  const late = events.some(({ due_at, until }) => due_at !== null && until !== null && until > due_at);
  const completed = events.find(({ to_status }) => to_status === 'completed');
  return !late && (deliver_by === null || !completed || completed.at.slice(0, 10) <= deliver_by);
};

/**
 * Rates a completed order, once; offer and provider follow in the same transaction.
 * @throws Problem 403 for others than the buyer, 409 where it has a rating, 422 before it is completed
 */
export const rateOrder = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  {
    score,
    aspects = {},
    text,
  }: { score: number; aspects?: Partial<Record<RatingAspect, number>> | undefined; text: string },
): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const row = visible(await lockOrder(tx, id), user);
    if (!actorsOf(user, row).includes('buyer')) throw new Problem(403, 'forbidden');
    if (row.rating_score !== null) throw new Problem(409, 'conflict', { words: RATED });
    if (row.status !== 'completed') throw new Problem(422, 'transition_refused', { words: NOT_COMPLETED });
    const { kind, shop_id, offer_id, enterprise_id, spec_id, spec_zh, spec_en } = row;
    await recordRating(tx, {
      ...{ order_id: id, kind, shop_id, offer_id, enterprise_id, score, aspects, text, at: now },
      offer_title: { 'zh-CN': row.title_zh, en: row.title_en ?? row.title_zh },
      spec:
        spec_id === null || spec_zh === null
          ? null
          : { id: spec_id, name: { 'zh-CN': spec_zh, en: spec_en ?? spec_zh } },
      on_time: await wasOnTime(tx, row),
    });
    await updateOrder(tx, id, {
      rating_score: score,
      rating_text: text,
      rating_aspects: storedAspects(aspects),
      rated_at: toIsoTime(now),
    });
    return getOrder(tx, caller, id);
  });
