import { type bucketRefusal, bucketsOf, selectBucket, unavailableAt } from './bucket-selection.ts';
import { bucketKey, minuteOfDay, startsAt } from './bucket-time.ts';
import { endsOf } from './ordered-slots.ts';
import type { BucketDay, BucketSelection, PlacedBucket, SlotCalendarData, Unavailable } from './slot-calendar.types.ts';

/** Visible state of a bucket; each field is a `data-*` attribute. */
export interface BucketView {
  unavailable: Unavailable | null;
  inRange: boolean;
  preview: boolean;
  edge: '' | 'start' | 'end' | 'start end';
  /** The one for which a range was refused. */
  refused: boolean;
  /** Selected, and booked by somebody else meanwhile. */
  conflict: boolean;
}

interface ViewInput {
  calendar: SlotCalendarData;
  selection: BucketSelection;
  /** The hovered or focused bucket: previews the selection after a click there. */
  previewAt: PlacedBucket | null;
  refused: PlacedBucket | null;
}

/**
 * Indexes the calendar once and returns the view of each bucket. A preview is shown only if the click would give a
 * range.
 */
export function bucketViews({ calendar, selection, previewAt, refused }: ViewInput) {
  const next = selection.kind === 'start' && previewAt ? selectBucket(selection, previewAt, calendar) : null;
  const firm = endsOf(selection);
  const shown = next?.kind === 'range' ? endsOf(next) : firm;
  const within = (slot: PlacedBucket, ends: typeof firm) =>
    ends !== null && startsAt(slot) >= startsAt(ends[0]) && startsAt(slot) <= startsAt(ends[1]);
  const all = bucketsOf(calendar);
  const views = new Map(
    all.map((slot, index): [string, BucketView] => {
      const unavailable = unavailableAt(all, index, calendar);
      const inRange = within(slot, firm);
      const inside = within(slot, shown);
      const start = inside && shown && startsAt(slot) === startsAt(shown[0]);
      const end = inside && shown && startsAt(slot) === startsAt(shown[1]);
      return [
        bucketKey(slot),
        {
          unavailable,
          inRange,
          preview: inside && !inRange,
          edge: start ? (end ? 'start end' : 'start') : end ? 'end' : '',
          refused: refused !== null && bucketKey(refused) === bucketKey(slot),
          conflict: inRange && unavailable !== null && unavailable !== 'no-room',
        },
      ];
    }),
  );
  return (slot: PlacedBucket): BucketView | undefined => views.get(bucketKey(slot));
}

/** The bucket that caused a refusal, if there is one. */
export const refusedBucket = (refusal: ReturnType<typeof bucketRefusal>): PlacedBucket | null =>
  refusal?.kind === 'occupied' ? refusal.slot : null;

/** The axis that the days share. Minutes of a day; every bucket begins and ends on a whole `unit` from `from`. */
export interface Axis {
  from: number;
  unit: number;
  /** How many units wide. */
  units: number;
  /** Where a time is written, in minutes of the day. */
  ticks: number[];
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const HOUR = 60;
/** Maximum number of time labels that do not overlap on a narrow page. */
const MOST_TICKS = 12;

/** From the first bucket of any day to the last, or null where no day has one. */
export function axisOf(days: readonly BucketDay[]): Axis | null {
  const ends = days.flatMap(({ buckets }) => buckets.flatMap(({ start, end }) => [start, end].map(minuteOfDay)));
  if (ends.length === 0) return null;
  const from = Math.floor(Math.min(...ends) / HOUR) * HOUR;
  const to = Math.ceil(Math.max(...ends) / HOUR) * HOUR;
  const unit = ends.reduce((common, minute) => gcd(common, minute - from), to - from);
  const hours = (to - from) / HOUR;
  const step = HOUR * Math.ceil(hours / MOST_TICKS);
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  return { from, unit, units: (to - from) / unit, ticks };
}

/** Buckets of a day that are drawn as one bar with words on it. */
export interface Bar {
  kind: 'selected' | 'maintenance';
  start: string;
  end: string;
}

/** Bars of a day: the selection and each maintenance period. */
export function barsOf(day: BucketDay, view: (slot: PlacedBucket) => BucketView | undefined): Bar[] {
  const bars: Bar[] = [];
  for (const { start, end } of day.buckets) {
    const shown = view({ date: day.date, start, end });
    const kind = shown?.inRange ? 'selected' : shown?.unavailable === 'maintenance' ? 'maintenance' : null;
    const last = bars.at(-1);
    if (kind && last?.kind === kind && last.end === start) last.end = end;
    else if (kind) bars.push({ kind, start, end });
  }
  return bars;
}
