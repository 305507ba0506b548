'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { OrderQuery } from './order.client.ts';
import type { MaterialChoice, Order, OrderSummary, Quote, ReservationChoice, ServiceChoice } from './order.contract.ts';
import { orderEndpoints } from './order.endpoints.gen.ts';
import type { orderList } from './order.lists.ts';

// Apart, so that a list of orders loads none of it.
export { type OrderRequest, useMoveOrder, useRateOrder, useSendOrder } from './order-writes.hooks.ts';

const { listOrders, ordersFile, getOrder, quoteReservation, quoteService, quoteMaterial } = orderEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My enterprise's orders, those that have not ended first. Null asks nothing. */
export const useOrders = (query: OrderQuery | null): Read<Paged<OrderSummary, typeof orderList>> =>
  useList(listOrders, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useOrderPages = (query: OrderQuery | null): ListPages<OrderSummary> => useListPages(listOrders, query);

/** Saves the orders as a file: `save('csv', {})`. */
export const useSaveOrders = (): ListSaver<typeof orderEndpoints.ordersFile> => useSaveList(ordersFile);

/** Null asks nothing. */
export const useOrder = (id: string | null): Read<Order> =>
  mapRead(useRead(getOrder, id === null ? null : { params: { order_id: id } }), dataOf);

/** The price of a reservation; null asks nothing. */
export const useReservationQuote = (body: ReservationChoice | null): Read<Quote> =>
  mapRead(useRead(quoteReservation, body && { body }, { keep: true }), dataOf);

/** The price of a package of a service; null asks nothing. */
export const useServiceQuote = (body: ServiceChoice | null): Read<Quote> =>
  mapRead(useRead(quoteService, body && { body }, { keep: true }), dataOf);

/** The price of goods; null asks nothing. */
export const useMaterialQuote = (body: MaterialChoice | null): Read<Quote> =>
  mapRead(useRead(quoteMaterial, body && { body }, { keep: true }), dataOf);
