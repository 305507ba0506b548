import type { SlotSelection } from './ordered-slots.ts';

/** `maintenance`: temporarily unavailable. `closed`: not offered. */
export type BucketStatus = 'free' | 'taken' | 'maintenance' | 'closed';

/** A stretch of a day that is booked as a whole. Times are `HH:mm` in Asia/Shanghai, `end` not included, `24:00` allowed. */
export interface Bucket {
  start: string;
  end: string;
  status: BucketStatus;
  /** Reason why it is unavailable; part of its accessible name, and of the words that refuse a range across it. */
  reason?: string | undefined;
}

/** `date` is `YYYY-MM-DD`; buckets in order, none on a day on which nothing is offered. */
export interface BucketDay {
  date: string;
  buckets: readonly Bucket[];
  /** Why there are none, in a few words; by default "Closed". */
  note?: string | undefined;
}

/** A bucket with its day: the value of selections and clicks. */
export interface PlacedBucket {
  date: string;
  start: string;
  end: string;
}

export type BucketSelection = SlotSelection<PlacedBucket>;

/** The shown days in order, and the booking rules. */
export interface SlotCalendarData {
  days: readonly BucketDay[];
  /** Days on which nothing can be booked, whatever their buckets say. The service's `disabled_date`. */
  disabledDates?: readonly string[];
  /** `YYYY-MM-DDTHH:mm`: nothing that starts before can be booked, as where bookings close a day ahead. */
  earliest?: string;
  /** `YYYY-MM-DDTHH:mm`: nothing that ends after can be booked. */
  latest?: string;
  /** Shortest and longest booking, in minutes. */
  minMinutes?: number;
  maxMinutes?: number;
}

/** Why one bucket cannot be clicked. `no-room`: it is free, and too little around it is. */
export type Unavailable = Exclude<BucketStatus, 'free'> | 'early' | 'late' | 'no-room';

/** Why two buckets are not the ends of one booking. */
export type BucketRefusal =
  /** This one lies between and cannot be had. */
  | { kind: 'occupied'; slot: PlacedBucket; reason?: string }
  /** Nothing is offered from the end of one to the start of the next. */
  | { kind: 'gap'; after: PlacedBucket; before: PlacedBucket }
  /** The other end is outside the shown days: what is between is unknown. */
  | { kind: 'out-of-sight' }
  | { kind: 'too-short'; minutes: number }
  | { kind: 'too-long'; minutes: number };
