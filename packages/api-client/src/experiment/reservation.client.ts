import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { BucketDay, BucketRange, DisabledDate, ReservationRules } from './reservation.contract.ts';
import { reservationEndpoints } from './reservation.endpoints.gen.ts';

/** First and last day, both included; 62 days at most. */
export type DayRange = InputOf<typeof reservationEndpoints.getDateRange>['query'];

/** @throws ApiError `not_found` */
export const getReservationRules = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<ReservationRules> =>
  (await transport.call(reservationEndpoints.getReservationRules, { params: { obj_id: id } }, options)).data;

/**
 * Days on which nothing can be booked, and why.
 * @throws ApiError `not_found`
 */
export const listDisabledDates = async (
  transport: Transport,
  id: string,
  query: DayRange,
  options?: CallOptions,
): Promise<DisabledDate[]> =>
  (await transport.call(reservationEndpoints.listDisabledDates, { params: { obj_id: id }, query }, options)).data;

/** @throws ApiError `not_found` */
export const getTimeBuckets = async (
  transport: Transport,
  id: string,
  date: string,
  options?: CallOptions,
): Promise<BucketDay> =>
  (await transport.call(reservationEndpoints.getTimeBuckets, { params: { obj_id: id, target_date: date } }, options))
    .data;

/** @throws ApiError `not_found` */
export const getDateRange = async (
  transport: Transport,
  id: string,
  query: DayRange,
  options?: CallOptions,
): Promise<BucketRange> =>
  (await transport.call(reservationEndpoints.getDateRange, { params: { obj_id: id }, query }, options)).data;
