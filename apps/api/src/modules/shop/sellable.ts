import type { Locale } from '@zonekit/api-client/contract';
import type { OrderArea, OrderKind } from '@zonekit/api-client/order/contract';
import type { Db, Tx } from '../../frame/context.ts';

export type Words = Readonly<Record<Locale, string>>;

/** Part of a price; `amount` in fen. */
export interface OfferLine {
  label: Words;
  /** `380 元 × 3 小时`; null where the amount says all. */
  detail: Words | null;
  amount: number;
}

/** A catalogue's answer to a choice: the price before vouchers, and whether it can be ordered at `now`. */
export interface Offer {
  kind: OrderKind;
  area: OrderArea;
  offer_id: string;
  shop_id: string;
  title: Words;
  /** Its page in the portal, without the language. */
  path: string;
  /** Package or specification; null for reservations. */
  spec: { id: string; name: Words } | null;
  options: readonly { id: string; name: Words }[];
  /** Hours for reservations. */
  quantity: number;
  /** In the form that the quantity takes: `bags`. */
  unit: Words;
  warehouse: { id: string; name: Words } | null;
  /** Stock of the specification by warehouse; empty where nothing is stored. */
  stock: readonly { id: string; name: Words; count: number }[];
  lines: readonly OfferLine[];
  /** Percent of the total that a voucher may pay, 0 to 100. */
  voucher_rate: number;
  /** Working days in which the seller promises to deliver, from the confirmation on; left out where it promises none. */
  delivery_workdays?: number;
  /** Rules that the choice breaks, each as advice; an order is refused with 422 `transition_refused` while there are any. */
  problems: readonly Words[];
}

/** The buyer, for rules such as hours per enterprise and week. */
export interface Buyer {
  user_id: string;
  enterprise_id: string;
}

/**
 * A catalogue that orders are made from. The order module prices, stores and moves orders; a catalogue answers what
 * something costs, takes what an order needs, and gives it back. It never writes an order.
 */
export interface Sellable<Choice> {
  /** @throws Problem 404 where the thing, its package or an option does not exist */
  offer: (db: Db | Tx, choice: Choice, at: { now: Date; buyer: Buyer | null }) => Promise<Offer>;
  /**
   * Takes stock or buckets for an order, in the order's transaction, with the rows locked.
   * @throws Problem 409 `conflict` with `orderConflict` as details
   */
  take: (tx: Tx, order: { id: string; buyer: Buyer; now: Date }, choice: Choice) => Promise<void>;
  /** Gives back what an order took, once, for a cancelled or rejected order. */
  giveBack: (tx: Tx, order: { id: string; now: Date }) => Promise<void>;
}
