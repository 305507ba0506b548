import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, isoTime, mobile, money, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { attachment } from '../file/attachment.contract.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { instrumentReservation } from '../lifecycle/subjects/instrument-reservation.lifecycle.ts';
import { serviceOrder as life } from '../lifecycle/subjects/service-order.lifecycle.ts';
import { RATING_ASPECTS } from '../shop/shop.lists.ts';
import { ORDER_AREAS, ORDER_KINDS, orderList } from './order.lists.ts';

/** State of an order. */
export const orderStatus = stateOf(life);
export type OrderStatus = z.infer<typeof orderStatus>;
export type OrderKind = (typeof ORDER_KINDS)[number];
export type OrderArea = (typeof ORDER_AREAS)[number];

const choice = {
  offer_id: id,
  /** Extras of the offer, for example a sample preparation. */
  option_ids: z.array(id).check(z.maxLength(10)),
  /** Whether the enterprise's innovation voucher pays its share. */
  use_voucher: z.boolean(),
};

/** Digits in the places of a time are not yet one: none has 25 hours. */
const instant = isoTime.check(z.refine((text) => !Number.isNaN(Date.parse(text))));

export const reservationChoice = z.object({
  kind: z.enum(['instrument', 'facility']),
  ...choice,
  /** Bounds of the buckets, on one day. */
  starts_at: instant,
  ends_at: instant,
  /** Samples, for options that are paid per sample; one where it is left out. */
  samples: z.optional(z.number().check(z.int(), z.gte(1), z.lte(99))),
});
export interface ReservationChoice extends z.infer<typeof reservationChoice> {}

export const serviceChoice = z.object({
  ...choice,
  /** A package of the service. */
  spec_id: id,
  quantity: z.number().check(z.int(), z.gte(1), z.lte(999)),
});
export interface ServiceChoice extends z.infer<typeof serviceChoice> {}

export const materialChoice = z.object({
  ...choice,
  /** A specification of the product. */
  spec_id: id,
  warehouse_id: id,
  quantity: z.number().check(z.int(), z.gte(1), z.lte(9_999)),
});
export interface MaterialChoice extends z.infer<typeof materialChoice> {}

const buyer = {
  contact_person: text(50),
  contact_phone: mobile,
  /** To the seller; may be empty. */
  message: z.string().check(z.trim(), z.maxLength(500)),
  /** Price that the buyer has seen. 409 where the service computes another one. */
  expected_payable: money,
  /** The terms of the order have been agreed to. */
  terms_agreed: z.literal(true),
};

export const reservationInput = z.extend(reservationChoice, buyer);
export interface ReservationInput extends z.infer<typeof reservationInput> {}
export const serviceOrderInput = z.extend(serviceChoice, {
  ...buyer,
  /** First day that suits the buyer. */
  starts_on: isoDate,
});
export interface ServiceOrderInput extends z.infer<typeof serviceOrderInput> {}
export const materialOrderInput = z.extend(materialChoice, {
  ...buyer,
  /** Id of a delivery address of the buyer; the order keeps a copy. */
  address_id: id,
});
export interface MaterialOrderInput extends z.infer<typeof materialOrderInput> {}

/** Part of a price, in the language of the request. */
export const priceLine = z.object({
  label: z.string(),
  /** `380 元 × 3 小时`; null where the amount says all. */
  detail: z.nullable(z.string()),
  amount: money,
});
export interface PriceLine extends z.infer<typeof priceLine> {}

/** A price as the service computes it; amounts in fen. */
export const price = z.object({
  lines: z.array(priceLine),
  /** Sum of the lines. */
  total: money,
  /** Paid by the voucher: at most `voucher_rate` percent of the total, and at most the balance. */
  voucher: money,
  /** `total` less `voucher`. */
  payable: money,
});
export interface Price extends z.infer<typeof price> {}

/** Ordered offer and its seller, in the language of the request. */
const subject = {
  kind: z.enum(ORDER_KINDS),
  area: z.enum(ORDER_AREAS),
  /** As it is called; `path` is its page in the portal. */
  offer: z.object({ id, title: z.string(), path: z.string() }),
  /** Package or specification; null for reservations. */
  spec: z.nullable(z.object({ id, name: z.string() })),
  options: z.array(z.object({ id, name: z.string() })),
  shop: z.object({ id, name: z.string(), phone: z.string() }),
  /** Hours for reservations. */
  quantity: z.number(),
  /** Of the quantity. */
  unit: z.string(),
  /** Of goods; null for other kinds. */
  warehouse: z.nullable(z.object({ id, name: z.string() })),
};

export const quote = z.extend(price, {
  ...subject,
  /** Present stock of the ordered variant by warehouse; empty for other kinds than goods. */
  stock: z.array(z.object({ id, name: z.string(), count: z.number() })),
  /** Percent of the total that a voucher may pay; 0 where the offer takes none. */
  voucher_rate: z.number(),
  /** Of the enterprise's voucher; null without an enterprise or an account. */
  voucher_balance: z.nullable(money),
  /** Reasons why the choice cannot be ordered now, in the language of the request; empty where it can. */
  problems: z.array(z.string()),
});
export interface Quote extends z.infer<typeof quote> {}

/** Details of a 409 of an order. */
export const orderConflict = z.object({
  /** Another price; too little in stock; a bucket that was taken meanwhile. */
  reason: z.enum(['price', 'stock', 'bucket']),
  /** For `price`: the price of now. */
  price: z.optional(price),
  /** For `stock`: how many are left in the warehouse. */
  stock: z.optional(z.number()),
});
export interface OrderConflict extends z.infer<typeof orderConflict> {}

const stars = z.number().check(z.int(), z.gte(1), z.lte(5));
export type RatingAspect = (typeof RATING_ASPECTS)[number];

export const rating = z.object({
  /** 1 to 5. */
  score: z.number(),
  /** 1 to 5; null where it was not rated. */
  aspects: z.record(z.enum(RATING_ASPECTS), z.nullable(z.number())),
  /** May be empty. */
  text: z.string(),
  at: isoTime,
});

export const order = z.object({
  id,
  /** Number for phone calls: DD20261120-7K3M. */
  number: z.string(),
  /** The offer as it was called when it was ordered. */
  ...subject,
  /** Of a reservation; null for other kinds. */
  starts_at: z.nullable(isoTime),
  ends_at: z.nullable(isoTime),
  /** Of a service; null for other kinds. */
  starts_on: z.nullable(isoDate),
  /** Last day of the seller's promise to deliver; null before the confirmation, and where it promises nothing. */
  deliver_by: z.nullable(isoDate),
  /** Of goods; null for other kinds. */
  address: z.nullable(z.object({ contact: z.string(), phone: z.string(), text: z.string() })),
  contact_person: z.string(),
  contact_phone: z.string(),
  message: z.string(),
  ...price.shape,
  /** Of the reservation that this order pays for; null for other kinds. */
  reservation_status: z.nullable(stateOf(instrumentReservation)),
  /** Documents that the seller has delivered. */
  files: z.array(attachment),
  rating: z.nullable(rating),
  /** Whether this user may rate it now: completed, not rated yet, their own enterprise's. */
  can_rate: z.boolean(),
  user_id: id,
  enterprise: z.object({ id, name: z.string() }),
  status: orderStatus,
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(orderStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(orderStatus),
});
export interface Order extends z.infer<typeof order> {}

const { kind, area, offer, spec, quantity, unit } = subject;

/** An order as a list has it; `getOrder` has the rest. */
export const orderSummary = z.object({
  id,
  number: z.string(),
  ...{ kind, area, offer, spec, quantity, unit },
  shop: z.object({ id, name: z.string() }),
  starts_at: z.nullable(isoTime),
  ends_at: z.nullable(isoTime),
  starts_on: z.nullable(isoDate),
  total: money,
  voucher: money,
  payable: money,
  can_rate: z.boolean(),
  enterprise: z.object({ id, name: z.string() }),
  status: orderStatus,
  /** Until when whoever has to act should; null where nobody has to. */
  due_at: z.nullable(isoTime),
  created_at: isoTime,
  updated_at: isoTime,
});
export interface OrderSummary extends z.infer<typeof orderSummary> {}

const PATH = '/commodity/orders';
const params = z.object({ order_id: id });

const orders = listEndpoints({
  path: PATH,
  summary: "My enterprise's orders of all kinds, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: orderSummary,
  list: orderList,
  shapes: {},
});

const CREATED = 'An answer that was lost is given again for the same Idempotency-Key. 409 with `orderConflict`';

export const orderEndpoints = {
  listOrders: orders.list,
  ordersFile: orders.file,
  getOrder: endpoint({
    method: 'GET',
    path: `${PATH}/{order_id}`,
    summary: "One of my enterprise's orders with its events",
    access: 'user',
    params,
    errors: [404],
    response: envelope(order),
  }),
  quoteReservation: endpoint({
    method: 'POST',
    path: '/industrial/reservation/quote',
    summary: 'The price of buckets of an instrument or a facility, with each part',
    access: 'optional',
    body: reservationChoice,
    errors: [404],
    response: envelope(quote),
  }),
  createReservation: endpoint({
    method: 'POST',
    path: '/industrial/reservation/orders',
    summary: `Reserve an instrument or a facility: reservation and order are one. ${CREATED}`,
    access: 'user',
    body: reservationInput,
    status: 201,
    idempotent: true,
    errors: [403, 404, 409],
    response: envelope(order),
  }),
  quoteService: endpoint({
    method: 'POST',
    path: `${PATH}/quote`,
    summary: 'The price of a package of a service, with each part',
    access: 'optional',
    body: serviceChoice,
    errors: [404],
    response: envelope(quote),
  }),
  createServiceOrder: endpoint({
    method: 'POST',
    path: PATH,
    summary: `Order an enterprise service. ${CREATED}`,
    access: 'user',
    body: serviceOrderInput,
    status: 201,
    idempotent: true,
    errors: [403, 404, 409],
    response: envelope(order),
  }),
  createExperimentOrder: endpoint({
    method: 'POST',
    path: '/industrial/services/orders',
    summary: `Order an experimental service. ${CREATED}`,
    access: 'user',
    body: serviceOrderInput,
    status: 201,
    idempotent: true,
    errors: [403, 404, 409],
    response: envelope(order),
  }),
  quoteMaterial: endpoint({
    method: 'POST',
    path: '/material-mall/products/quote',
    summary: 'The price of goods from a warehouse, with each part',
    access: 'optional',
    body: materialChoice,
    errors: [404],
    response: envelope(quote),
  }),
  createMaterialOrder: endpoint({
    method: 'POST',
    path: '/material-mall/products/orders',
    summary: `Order goods or consumables from stock. ${CREATED}`,
    access: 'user',
    body: materialOrderInput,
    status: 201,
    idempotent: true,
    errors: [403, 404, 409],
    response: envelope(order),
  }),
  moveOrder: endpoint({
    method: 'POST',
    path: `${PATH}/{order_id}/status`,
    summary: 'Cancel as the buyer; confirm, begin, complete or reject as the operator for the seller',
    access: 'user',
    params,
    body: z.extend(stateChange(life, z.enum(['confirmed', 'in_progress', 'completed', 'cancelled', 'rejected'])), {
      /** Documents that the seller delivers with this change. */
      files: z.optional(z.array(id).check(z.maxLength(10))),
    }),
    errors: [403, 404],
    response: envelope(order),
  }),
  rateOrder: endpoint({
    method: 'POST',
    path: `${PATH}/{order_id}/rating`,
    summary: 'Rate a completed order, once. 409 where it has a rating',
    access: 'user',
    params,
    body: z.object({
      score: stars,
      /** Those that the buyer rates besides the whole. */
      aspects: z.optional(z.partialRecord(z.enum(RATING_ASPECTS), stars)),
      text: z.string().check(z.trim(), z.maxLength(500)),
    }),
    status: 201,
    idempotent: true,
    errors: [403, 404, 409],
    response: envelope(order),
  }),
};
