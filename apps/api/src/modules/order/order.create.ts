import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import { instrumentReservation } from '@zonekit/api-client/lifecycle/instrument-reservation';
import type { Order, OrderConflict } from '@zonekit/api-client/order/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { begin } from '../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../frame/problem.ts';
import { insertNumbered } from '../../frame/quoted-number.ts';
import { inTransaction } from '../../frame/transaction.ts';
import type { Offer, Sellable, Words } from '../shop/sellable.ts';
import { shopContacts } from '../shop/shop-contacts.ts';
import { isReservation, LIFECYCLES } from './order.kinds.ts';
import { type Caller, presentOrders } from './order.present.ts';
import { type Amounts, presentPrice, priceOf } from './order.price.ts';
import { insertOrders } from './order.repository.ts';
import type { AddressCopy, OrderRow } from './order.tables.ts';
import { applyMovement, lockValidAccount } from './voucher/voucher.balance.ts';

const NO_ENTERPRISE: Words = {
  'zh-CN': '请先绑定企业，再下单',
  en: 'Link your account to an enterprise before you order',
};
const OTHER_PRICE: Words = {
  'zh-CN': '价格已变化，请核对新的应付金额后再提交',
  en: 'The price has changed. Please check the new amount before you submit',
};
const conflict = (words: Words, details: OrderConflict) => new Problem(409, 'conflict', { words, details });

/** Fields that the buyer adds to a choice. */
export interface OrderForm {
  use_voucher: boolean;
  contact_person: string;
  contact_phone: string;
  message: string;
  expected_payable: { amount: number };
}

/** Fields of single kinds of orders. */
export interface OrderPlace {
  starts_at?: string;
  ends_at?: string;
  starts_on?: string;
  address?: AddressCopy;
}

/** @throws Problem 422 with every rule that the choice breaks. Stock and buckets are refused when they are taken. */
const refuseProblems = ({ problems }: Offer): void => {
  if (problems.length === 0) return;
  const words = {
    'zh-CN': problems.map((problem) => problem['zh-CN']).join('；'),
    en: problems.map((problem) => problem.en).join('; '),
  };
  throw new Problem(422, 'transition_refused', { words });
};

/** The account that pays, locked, and what it pays. */
const pay = async (tx: Tx, offer: Offer, enterpriseId: string, useVoucher: boolean, now: Date) => {
  const usable = useVoucher && offer.voucher_rate > 0;
  const account = usable ? await lockValidAccount(tx, enterpriseId, now) : undefined;
  const amounts = priceOf(offer, account ? account.balance : null);
  return { amounts, account_id: account && amounts.voucher > 0 ? account.id : null };
};

const refuseOtherPrice = (offer: Offer, amounts: Amounts, expected: number, locale: Locale): void => {
  if (amounts.payable === expected) return;
  throw conflict(OTHER_PRICE, { reason: 'price', price: presentPrice(offer.lines, amounts, locale) });
};

type Snapshot = Omit<OrderRow, 'number'>;

/** Of demo data, which are the same at each start. */
interface Identity {
  id: string;
  number: string;
}

/** An order as it is agreed now. */
const snapshotOf = (
  offer: Offer,
  form: OrderForm & OrderPlace,
  more: Pick<OrderRow, 'id' | 'enterprise_id' | 'user_id' | 'shop_zh' | 'shop_en' | 'account_id'> & {
    amounts: Amounts;
    at: string;
  },
): Snapshot => {
  const { amounts, at, ...owner } = more;
  const { spec, warehouse } = offer;
  return {
    ...owner,
    kind: offer.kind,
    area: offer.area,
    status: 'pending',
    shop_id: offer.shop_id,
    offer_id: offer.offer_id,
    title_zh: offer.title['zh-CN'],
    title_en: offer.title.en,
    path: offer.path,
    spec_id: spec?.id ?? null,
    spec_zh: spec?.name['zh-CN'] ?? null,
    spec_en: spec?.name.en ?? null,
    options: [...offer.options],
    quantity: offer.quantity,
    unit_zh: offer.unit['zh-CN'],
    unit_en: offer.unit.en,
    warehouse_id: warehouse?.id ?? null,
    warehouse_zh: warehouse?.name['zh-CN'] ?? null,
    warehouse_en: warehouse?.name.en ?? null,
    lines: [...offer.lines],
    total: amounts.total,
    voucher: amounts.voucher,
    starts_at: form.starts_at ?? null,
    ends_at: form.ends_at ?? null,
    starts_on: form.starts_on ?? null,
    delivery_workdays: offer.delivery_workdays ?? null,
    deliver_by: null,
    address: form.address ?? null,
    contact_person: form.contact_person,
    contact_phone: form.contact_phone,
    message: form.message,
    files: [],
    rating_score: null,
    rating_text: null,
    rating_aspects: null,
    rated_at: null,
    created_at: at,
    updated_at: at,
  };
};

/**
 * Orders: takes stock or buckets, then from the voucher, and stores what was agreed, in one transaction. Locks follow one order
 * everywhere (order, stock or buckets, account), so that no two transactions wait for each other.
 * @throws Problem 403 without an enterprise, 404 for an offer that is gone, 409 with `orderConflict`, 422 with the rules that the
 * choice breaks
 */
export const createOrder = <Choice>(
  db: Db | Tx,
  caller: Caller,
  sellable: Sellable<Choice>,
  { choice, form, identity }: { choice: Choice; form: OrderForm & OrderPlace; identity?: Identity },
): Promise<Order> => {
  const { user, now, locale } = caller;
  const { user_id, enterprise_id } = user;
  if (enterprise_id === null) throw new Problem(403, 'forbidden', { words: NO_ENTERPRISE });
  const buyer = { user_id, enterprise_id };
  return inTransaction(db, async (tx) => {
    const offer = await sellable.offer(tx, choice, { now, buyer });
    refuseProblems(offer);
    const id = identity?.id ?? randomUUID();
    await sellable.take(tx, { id, buyer, now }, choice);
    const { amounts, account_id } = await pay(tx, offer, enterprise_id, form.use_voucher, now);
    refuseOtherPrice(offer, amounts, form.expected_payable.amount, locale);
    const seller = (await shopContacts(tx, [offer.shop_id])).get(offer.shop_id);
    const at = toIsoTime(now);
    const names = { shop_zh: seller?.name_zh ?? '', shop_en: seller?.name_en ?? null };
    const row = snapshotOf(offer, form, { id, enterprise_id, user_id, account_id, ...names, amounts, at });
    const insert = async (number: string) => (await insertOrders(tx, [{ ...row, number }])) > 0;
    await insertNumbered('DD', at.slice(0, 10), insert, identity?.number);
    await begin(tx, LIFECYCLES[offer.kind], id, { state: 'pending', actor: { user, as: ['buyer'] }, at: now });
    if (isReservation(offer.kind)) {
      await begin(tx, instrumentReservation, id, { state: 'pending', actor: { user, as: ['applicant'] }, at: now });
    }
    if (account_id !== null) {
      const amount = -amounts.voucher;
      await applyMovement(tx, { account_id, kind: 'deduct', amount, subject_id: id, at: now });
    }
    const [shown] = await presentOrders(tx, [id], caller);
    if (!shown) throw new Error(`The order ${id} is not there after it was inserted.`);
    return shown;
  });
};
