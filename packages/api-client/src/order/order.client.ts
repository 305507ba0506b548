import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type {
  MaterialChoice,
  MaterialOrderInput,
  Order,
  OrderSummary,
  Quote,
  ReservationChoice,
  ReservationInput,
  ServiceChoice,
  ServiceOrderInput,
} from './order.contract.ts';
import { orderEndpoints } from './order.endpoints.gen.ts';
import type { orderList } from './order.lists.ts';

export type OrderQuery = NonNullable<InputOf<typeof orderEndpoints.listOrders>['query']>;

export const listOrders = (
  transport: Transport,
  query: OrderQuery = {},
  options?: CallOptions,
): Promise<Paged<OrderSummary, typeof orderList>> => transport.call(orderEndpoints.listOrders, { query }, options);

/** The same list as a file. */
export const fetchOrders = (
  transport: Transport,
  ...what: ListFileOf<typeof orderEndpoints.ordersFile>
): Promise<ListFile> => fetchListFile(transport, orderEndpoints.ordersFile, ...what);

/** @throws ApiError `not_found` */
export const getOrder = async (transport: Transport, id: string, options?: CallOptions): Promise<Order> =>
  (await transport.call(orderEndpoints.getOrder, { params: { order_id: id } }, options)).data;

/** @throws ApiError `not_found` */
export const quoteReservation = async (
  transport: Transport,
  body: ReservationChoice,
  options?: CallOptions,
): Promise<Quote> => (await transport.call(orderEndpoints.quoteReservation, { body }, options)).data;

/** @throws ApiError `conflict` with `orderConflict` as details */
export const createReservation = async (
  transport: Transport,
  body: ReservationInput,
  options?: CallOptions,
): Promise<Order> => (await transport.call(orderEndpoints.createReservation, { body }, options)).data;

/** @throws ApiError `not_found` */
export const quoteService = async (transport: Transport, body: ServiceChoice, options?: CallOptions): Promise<Quote> =>
  (await transport.call(orderEndpoints.quoteService, { body }, options)).data;

/** @throws ApiError `conflict` with `orderConflict` as details */
export const createServiceOrder = async (
  transport: Transport,
  body: ServiceOrderInput,
  options?: CallOptions,
): Promise<Order> => (await transport.call(orderEndpoints.createServiceOrder, { body }, options)).data;

/** @throws ApiError `conflict` with `orderConflict` as details */
export const createExperimentOrder = async (
  transport: Transport,
  body: ServiceOrderInput,
  options?: CallOptions,
): Promise<Order> => (await transport.call(orderEndpoints.createExperimentOrder, { body }, options)).data;

/** @throws ApiError `not_found` */
export const quoteMaterial = async (
  transport: Transport,
  body: MaterialChoice,
  options?: CallOptions,
): Promise<Quote> => (await transport.call(orderEndpoints.quoteMaterial, { body }, options)).data;

/** @throws ApiError `conflict` with `orderConflict` as details */
export const createMaterialOrder = async (
  transport: Transport,
  body: MaterialOrderInput,
  options?: CallOptions,
): Promise<Order> => (await transport.call(orderEndpoints.createMaterialOrder, { body }, options)).data;

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveOrder = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof orderEndpoints.moveOrder>['body'],
  options?: CallOptions,
): Promise<Order> => (await transport.call(orderEndpoints.moveOrder, { params: { order_id: id }, body }, options)).data;

/** @throws ApiError `conflict` where it has a rating */
export const rateOrder = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof orderEndpoints.rateOrder>['body'],
  options?: CallOptions,
): Promise<Order> => (await transport.call(orderEndpoints.rateOrder, { params: { order_id: id }, body }, options)).data;
