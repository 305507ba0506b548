'use client';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { DayRange } from './reservation.client.ts';
import type { BucketDay, BucketRange, DisabledDate, ReservationRules } from './reservation.contract.ts';
import { reservationEndpoints } from './reservation.endpoints.gen.ts';

const { getReservationRules, listDisabledDates, getTimeBuckets, getDateRange } = reservationEndpoints;

/** Null asks nothing. */
export const useReservationRules = (id: string | null): Read<ReservationRules> =>
  mapRead(useRead(getReservationRules, id === null ? null : { params: { obj_id: id } }), ({ data }) => data);

/** Days on which nothing can be booked; null asks nothing. */
export const useDisabledDates = (id: string, query: DayRange | null): Read<DisabledDate[]> =>
  mapRead(useRead(listDisabledDates, query && { params: { obj_id: id }, query }), ({ data }) => data);

/** The buckets of one day; null asks nothing. */
export const useTimeBuckets = (id: string, date: string | null): Read<BucketDay> =>
  mapRead(
    useRead(getTimeBuckets, date === null ? null : { params: { obj_id: id, target_date: date } }),
    ({ data }) => data,
  );

/** The buckets of a week, say; the range before stays, marked stale, while a new one loads. Null asks nothing. */
export const useDateRange = (id: string, query: DayRange | null): Read<BucketRange> =>
  mapRead(useRead(getDateRange, query && { params: { obj_id: id }, query }, { keep: true }), ({ data }) => data);
