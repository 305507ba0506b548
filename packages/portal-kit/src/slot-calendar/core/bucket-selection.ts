import { bucketKey, endsAt, minuteAt, momentText, startsAt } from './bucket-time.ts';
import { endsOf, refusalOf, type SlotRules, selectSlot } from './ordered-slots.ts';
import type {
  Bucket,
  BucketRefusal,
  BucketSelection,
  PlacedBucket,
  SlotCalendarData,
  Unavailable,
} from './slot-calendar.types.ts';

type Placed = PlacedBucket & Pick<Bucket, 'status' | 'reason'>;

/** All buckets of the days that are shown, in order. */
export const bucketsOf = ({ days }: SlotCalendarData): Placed[] =>
  days.flatMap(({ date, buckets }) => buckets.map((bucket) => ({ date, ...bucket })));

const toMinute = (moment: string) => minuteAt(moment.slice(0, 10), moment.slice(11));

const hindrance = (bucket: Placed, calendar: SlotCalendarData): Unavailable | null => {
  if (calendar.earliest && startsAt(bucket) < toMinute(calendar.earliest)) return 'early';
  if (calendar.latest && endsAt(bucket) > toMinute(calendar.latest)) return 'late';
  if (calendar.disabledDates?.includes(bucket.date)) return 'closed';
  return bucket.status === 'free' ? null : bucket.status;
};

/** How long one could stay around a bucket: all that is free without a gap before and after it. Minutes. */
const roomAround = (all: readonly Placed[], index: number, calendar: SlotCalendarData): number => {
  const reach = (step: 1 | -1) => {
    let at = index;
    for (;;) {
      const [here, next] = [all[at], all[at + step]];
      const joined = here && next && (step === 1 ? endsAt(here) === startsAt(next) : endsAt(next) === startsAt(here));
      if (!joined || hindrance(next, calendar)) return here;
      at += step;
    }
  };
  const [first, last] = [reach(-1), reach(1)];
  return first && last ? endsAt(last) - startsAt(first) : 0;
};

const indexOf = (all: readonly PlacedBucket[], bucket: PlacedBucket): number =>
  all.findIndex((each) => bucketKey(each) === bucketKey(bucket));

/** The same as {@link unavailability} of one of all, where all are looked at. */
export function unavailableAt(all: readonly Placed[], index: number, calendar: SlotCalendarData): Unavailable | null {
  const placed = all[index];
  if (!placed) return 'closed';
  const hindered = hindrance(placed, calendar);
  if (hindered) return hindered;
  return calendar.minMinutes && roomAround(all, index, calendar) < calendar.minMinutes ? 'no-room' : null;
}

/** Why a bucket cannot be clicked, or null. One that is not shown is closed. */
export function unavailability(bucket: PlacedBucket, calendar: SlotCalendarData): Unavailable | null {
  const all = bucketsOf(calendar);
  return unavailableAt(all, indexOf(all, bucket), calendar);
}

/** The first obstacle between two buckets, both included; null without one. */
function between(from: PlacedBucket, to: PlacedBucket, calendar: SlotCalendarData): BucketRefusal | null {
  const all = bucketsOf(calendar);
  const [first, last] = [indexOf(all, from), indexOf(all, to)];
  if (first < 0 || last < 0) return { kind: 'out-of-sight' };
  const buckets = all.slice(first, last + 1);
  const occupied = buckets.find((bucket) => hindrance(bucket, calendar));
  if (occupied) {
    return { kind: 'occupied', slot: placeOf(occupied), ...(occupied.reason && { reason: occupied.reason }) };
  }
  for (const [i, after] of buckets.entries()) {
    const before = buckets[i + 1];
    if (before && endsAt(after) !== startsAt(before))
      return { kind: 'gap', after: placeOf(after), before: placeOf(before) };
  }
  return null;
}

const placeOf = ({ date, start, end }: PlacedBucket): PlacedBucket => ({ date, start, end });

const tooLongOrShort = (minutes: number, { minMinutes, maxMinutes }: SlotCalendarData): BucketRefusal | null => {
  if (minMinutes !== undefined && minutes < minMinutes) return { kind: 'too-short', minutes: minMinutes };
  if (maxMinutes !== undefined && minutes > maxMinutes) return { kind: 'too-long', minutes: maxMinutes };
  return null;
};

/** The order of buckets, and what makes one booking of them. */
const bucketRules = (calendar: SlotCalendarData): SlotRules<PlacedBucket, BucketRefusal> => ({
  compare: (a, b) => startsAt(a) - startsAt(b),
  isFree: (bucket) => unavailability(bucket, calendar) === null,
  refuse: (from, to) => between(from, to, calendar) ?? tooLongOrShort(endsAt(to) - startsAt(from), calendar),
});

/** The selection after a click, by the rules of all slot calendars (`selectSlot`). */
export const selectBucket = (
  selection: BucketSelection,
  click: PlacedBucket,
  calendar: SlotCalendarData,
): BucketSelection => selectSlot(selection, click, bucketRules(calendar));

/** Why a click starts a new range instead of ending the current one; null if it ends it. */
export const bucketRefusal = (
  selection: BucketSelection,
  click: PlacedBucket,
  calendar: SlotCalendarData,
): BucketRefusal | null => refusalOf(selection, click, bucketRules(calendar));

/** `YYYY-MM-DDTHH:mm` in Asia/Shanghai, `end` not included. */
export interface Interval {
  start: string;
  end: string;
  minutes: number;
}

/** The time of a selection, valid or not; null for an empty one. */
export function intervalOf(selection: BucketSelection): Interval | null {
  const ends = endsOf(selection);
  if (!ends) return null;
  const [start, end] = [startsAt(ends[0]), endsAt(ends[1])];
  return { start: momentText(start), end: momentText(end), minutes: end - start };
}

/** Why the selection cannot be submitted; null if it can. An empty selection is too short. */
export function selectionProblem(selection: BucketSelection, calendar: SlotCalendarData): BucketRefusal | null {
  const ends = endsOf(selection);
  if (!ends) return { kind: 'too-short', minutes: calendar.minMinutes ?? 0 };
  return bucketRules(calendar).refuse(...ends);
}
