import type { Locale } from '@zonekit/api-client/contract';
import type { Bucket, BucketDay, ReservationRules } from '@zonekit/api-client/experiment/reservation/contract';
import { say } from '../experiment.words.ts';
import type { DayOfBuckets } from './buckets.ts';
import { spanOf } from './reservation.service.ts';
import type { BlockRow, RulesRow } from './reservation.tables.ts';
import { rulesInWords } from './reservation.words.ts';

export const presentDay = ({ date, closed_for, note, buckets }: DayOfBuckets, locale: Locale): BucketDay => ({
  date,
  closed_for,
  note: note && say(note, locale),
  buckets: buckets.map((bucket): Bucket => ({ ...spanOf(bucket), state: bucket.state, reason: bucket.reason })),
});

/** @param trained whether a way of use needs a training */
export const presentRules = (
  row: RulesRow,
  { maintenance, trained }: { maintenance: readonly BlockRow[]; trained: boolean },
  locale: Locale,
): ReservationRules => ({
  obj_id: row.obj_id,
  kind: row.kind,
  bucket_minutes: row.bucket_minutes,
  hours: [...row.hours].sort((a, b) => a.weekday - b.weekday),
  lunch: row.lunch_from !== null && row.lunch_to !== null ? { from: row.lunch_from, to: row.lunch_to } : null,
  shortest_minutes: row.shortest_minutes,
  longest_minutes: row.longest_minutes,
  lead_hours: row.lead_hours,
  horizon_days: row.horizon_days,
  weekly_minutes: row.weekly_minutes,
  training_required: trained,
  maintenance: maintenance.map(({ starts_at, ends_at, note_zh, note_en }) => ({
    starts_at,
    ends_at,
    reason: say({ zh: note_zh, en: note_en }, locale),
  })),
  cancellation_rate: row.cancellation_rate,
  words: rulesInWords(row).map((sentence) => sentence[locale]),
});
