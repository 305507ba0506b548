import type { BookingState, FreeSpan } from '@zonekit/api-client/experiment/resource/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { addDays } from '../../../frame/day.ts';
import { firstFree, type Held, type Interval, instantOf, lastDay, type Rules } from './buckets.ts';
import { heldBetween, rulesOf } from './reservation.repository.ts';

export const spanOf = ({ from, to }: Interval): FreeSpan => ({
  starts_at: toIsoTime(new Date(from)),
  ends_at: toIsoTime(new Date(to)),
});

/** The rules of some rows with what holds their time from now to the last day that can be booked. */
export const calendarsOf = async (
  db: Db | Tx,
  rows: readonly { id: string; booking: BookingState }[],
  now: Date,
): Promise<Map<string, { rules: Rules; held: Held[] }>> => {
  const open = rows.filter(({ booking }) => booking === 'open');
  const ids = open.map(({ id }) => id);
  const rules = await rulesOf(db, ids);
  const last = [...rules.values()]
    .map((each) => lastDay(each, now))
    .sort()
    .at(-1);
  if (last === undefined) return new Map();
  const held = await heldBetween(db, ids, { from: now.getTime(), to: instantOf(addDays(last, 1), '00:00') });
  return new Map(
    open.flatMap(({ id, booking }) => {
      const own = rules.get(id);
      return own ? [[id, { rules: { ...own, booking }, held: held.get(id) ?? [] }]] : [];
    }),
  );
};

/** The first stretch of each row that can be booked; rows without one are left out. */
export const earliestOf = async (
  db: Db | Tx,
  rows: readonly { id: string; booking: BookingState }[],
  now: Date,
): Promise<Map<string, FreeSpan>> => {
  const calendars = await calendarsOf(db, rows, now);
  return new Map(
    [...calendars].flatMap(([id, { rules, held }]) => {
      const first = firstFree(rules, now, held);
      return first ? [[id, spanOf(first)]] : [];
    }),
  );
};
