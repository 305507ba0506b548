import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, isoTime, money } from '../contract/contract.ts';
import { params } from './resource.contract.ts';

/** Reasons other than a reservation for which a bucket cannot be booked. */
export const BUCKET_REASONS = ['lunch', 'lead_time', 'horizon', 'suspended'] as const;
/** Why a whole day has no bucket. */
export const DAY_REASONS = ['weekday', 'disabled', 'maintenance', 'past', 'horizon', 'suspended'] as const;
export const BUCKET_STATES = ['free', 'taken', 'maintenance', 'closed', 'mine'] as const;

export const bucketState = z.enum(BUCKET_STATES);
export type BucketState = z.infer<typeof bucketState>;
export const bucketReason = z.enum(BUCKET_REASONS);
export type BucketReason = z.infer<typeof bucketReason>;
export const dayReason = z.enum(DAY_REASONS);
export type DayReason = z.infer<typeof dayReason>;

/** `09:00`, the zone's time. */
const clock = z.string();

export const reservationRules = z.object({
  obj_id: id,
  kind: z.enum(['instrument', 'facility']),
  bucket_minutes: z.number(),
  /** Open hours by weekday, 1 Monday to 7 Sunday; a weekday that is left out is closed. */
  hours: z.array(z.object({ weekday: z.number(), opens: clock, closes: clock })),
  /** Null without a break. */
  lunch: z.nullable(z.object({ from: clock, to: clock })),
  shortest_minutes: z.number(),
  longest_minutes: z.number(),
  /** A use begins this long after it is booked, at the earliest. */
  lead_hours: z.number(),
  /** The last day that can be booked is this many days ahead. */
  horizon_days: z.number(),
  /** Of one enterprise, from Monday to Sunday; null for no limit. */
  weekly_minutes: z.nullable(z.number()),
  training_required: z.boolean(),
  maintenance: z.array(z.object({ starts_at: isoTime, ends_at: isoTime, reason: z.string() })),
  /** Percent of the price that is due for a cancellation after the confirmation. */
  cancellation_rate: z.number(),
  /** The rules in sentences. */
  words: z.array(z.string()),
});
export interface ReservationRules extends z.infer<typeof reservationRules> {}

export const bucket = z.object({
  starts_at: isoTime,
  ends_at: isoTime,
  /** `mine` is held by an order of the user's enterprise. */
  state: bucketState,
  /** Of a closed bucket; null for others. */
  reason: z.nullable(bucketReason),
});
export interface Bucket extends z.infer<typeof bucket> {}

export const bucketDay = z.object({
  date: isoDate,
  /** Why the day has nothing to book; null where it has open hours, though all may be taken. */
  closed_for: z.nullable(dayReason),
  /** Words of a disabled date, of maintenance; null for others. */
  note: z.nullable(z.string()),
  /** In order and without gaps; empty on a closed day. */
  buckets: z.array(bucket),
});
export interface BucketDay extends z.infer<typeof bucketDay> {}

export const bucketRange = z.object({
  obj_id: id,
  /** Per hour. */
  price: money,
  /** The first stretch that can be booked; null for none. */
  earliest: z.nullable(z.object({ starts_at: isoTime, ends_at: isoTime })),
  days: z.array(bucketDay),
});
export interface BucketRange extends z.infer<typeof bucketRange> {}

const PATH = '/industrial/reservation/rules/{obj_id}';
/** First and last day, both included, at most 62 days apart. */
const range = z.object({ from: isoDate, to: isoDate });

/** A day that cannot be reserved. */
export const disabledDate = z.object({ date: isoDate, reason: dayReason, note: z.nullable(z.string()) });
export interface DisabledDate extends z.infer<typeof disabledDate> {}

export const reservationEndpoints = {
  getReservationRules: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'The reservation rules of an instrument or a facility',
    access: 'public',
    params,
    errors: [404],
    response: envelope(reservationRules),
  }),
  listDisabledDates: endpoint({
    method: 'GET',
    path: `${PATH}/disabled_date`,
    summary: 'Days within a range on which nothing can be booked, and why; 62 days at most',
    access: 'public',
    params,
    query: range,
    errors: [404],
    response: envelope(z.array(disabledDate)),
  }),
  getTimeBuckets: endpoint({
    method: 'GET',
    path: `${PATH}/date/{target_date}/time_buckets`,
    summary: 'The buckets of one day with their states',
    access: 'optional',
    params: z.extend(params, { target_date: isoDate }),
    errors: [404],
    response: envelope(bucketDay),
  }),
  getDateRange: endpoint({
    method: 'GET',
    path: `${PATH}/date_range_available`,
    summary: 'The buckets of each day of a range, 62 days at most, with price and first free stretch',
    access: 'optional',
    params,
    query: range,
    errors: [404],
    response: envelope(bucketRange),
  }),
};
