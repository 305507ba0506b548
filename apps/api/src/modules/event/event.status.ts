import type { EventPlaces, EventStatus } from '@zonekit/api-client/event/contract';
import { type RawBuilder, sql } from 'kysely';
import type { EventRow } from './event.tables.ts';

/** Columns that the status of an event depends on, besides the clock. */
export const STATUS_COLUMNS = [
  'cancelled_at',
  'opens_at',
  'closes_at',
  'starts_at',
  'ends_at',
  'taken',
  'capacity',
] as const;
type StatusRow = Pick<EventRow, (typeof STATUS_COLUMNS)[number]>;

/** Source: pages.md, Lifecycles. */
export const statusOf = (row: StatusRow, now: Date): EventStatus => {
  const passed = (time: string) => Date.parse(time) <= now.getTime();
  if (row.cancelled_at !== null) return 'cancelled';
  if (passed(row.ends_at)) return 'ended';
  if (passed(row.starts_at)) return 'ongoing';
  if (passed(row.closes_at)) return 'closed';
  if (!passed(row.opens_at)) return 'upcoming';
  return row.taken >= row.capacity ? 'full' : 'open';
};

/** `statusOf` in SQL. */
export const statusIn = (now: Date): RawBuilder<string> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<string>`case
    when d.cancelled_at is not null then 'cancelled'
    when d.ends_at <= ${at} then 'ended'
    when d.starts_at <= ${at} then 'ongoing'
    when d.closes_at <= ${at} then 'closed'
    when d.opens_at > ${at} then 'upcoming'
    when d.taken >= d.capacity then 'full'
    else 'open' end`;
};

export const placesOf = ({
  capacity,
  taken,
  waiting,
}: Pick<EventRow, 'capacity' | 'taken' | 'waiting'>): EventPlaces => ({
  capacity,
  taken,
  left: capacity - taken,
  waiting,
});

/** Changes of state that the clock has made, the oldest first. */
export const clockChanges = (row: StatusRow, now: Date): { to: EventStatus; at: string }[] => {
  const end = row.cancelled_at ?? now.toISOString();
  const times = [
    { to: 'open', at: row.opens_at },
    { to: 'closed', at: row.closes_at },
    { to: 'ongoing', at: row.starts_at },
    { to: 'ended', at: row.ends_at },
  ] as const;
  return times.filter(({ at }) => Date.parse(at) <= Date.parse(end));
};
