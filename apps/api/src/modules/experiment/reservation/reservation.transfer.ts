import { id, isoDate, isoTime } from '@zonekit/api-client/contract';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../frame/context.ts';
import {
  allRows,
  jsonCell,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import { facilityTable } from '../facility/facility.repository.ts';
import { instrumentTable } from '../instrument/instrument.repository.ts';
import { bothWords, percentCell, positiveCell } from '../transfer-cells.ts';
import { heldBetween, lockRules } from './reservation.repository.ts';
import { writeBlocks, writeRules, writeTrainings } from './reservation.write.ts';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 09:00'));

const rulesAfter = (db: Db | Tx, after: string, limit: number) =>
  db
    .selectFrom('experiment_rules')
    .selectAll()
    .select('obj_id as id')
    .where('obj_id', '>', after)
    .orderBy('obj_id')
    .limit(limit)
    .execute();

/** Reservation rules of instruments and facilities; `hours` and `disabled` are JSON. */
export const rulesTransfer = transfer({
  name: 'reservation-rules',
  row: z.object({
    obj_id: id,
    kind: z.enum(['instrument', 'facility']),
    bucket_minutes: positiveCell.check(z.gte(15), z.lte(1_440)),
    hours: jsonCell(
      z.array(
        z
          .object({ weekday: z.number().check(z.int(), z.gte(1), z.lte(7)), opens: clock, closes: clock })
          .check(z.refine(({ opens, closes }) => opens < closes, 'closes before it opens')),
      ),
    ),
    lunch_from: orNull(clock),
    lunch_to: orNull(clock),
    shortest_minutes: positiveCell,
    longest_minutes: positiveCell,
    lead_hours: wholeCell,
    horizon_days: positiveCell.check(z.lte(180)),
    weekly_minutes: orNull(positiveCell),
    cancellation_rate: percentCell,
    disabled: jsonCell(z.array(z.object({ date: isoDate, note: bothWords }))),
  }),
  read: (db) =>
    allRows(
      (after, limit) => rulesAfter(db, after, limit),
      ({ id: _id, ...row }) => textOf(row),
    ),
  async write(tx, row) {
    if ((row.lunch_from === null) !== (row.lunch_to === null))
      throw new Error('lunch_to: a break has both its ends or none');
    if (row.lunch_from !== null && row.lunch_to !== null && row.lunch_from >= row.lunch_to)
      throw new Error('lunch_to: the break ends before it begins');
    if (row.shortest_minutes > row.longest_minutes) throw new Error('longest_minutes: shorter than the shortest use');
    const weekdays = row.hours.map(({ weekday }) => weekday);
    if (new Set(weekdays).size < weekdays.length) throw new Error('hours: a weekday is there twice');
    // In turn with those who book by the rules.
    await lockRules(tx, row.obj_id);
    const before = await tx
      .selectFrom('experiment_rules')
      .selectAll()
      .where('obj_id', '=', row.obj_id)
      .executeTakeFirst();
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    const table = row.kind === 'instrument' ? instrumentTable : facilityTable;
    if (!(await table.one(tx, row.obj_id))) throw new Error(`obj_id: there is no ${row.kind} ${row.obj_id}`);
    await writeRules(tx, [row]);
    return happens;
  },
});

const blocksAfter = (db: Db | Tx, after: string, limit: number) =>
  db.selectFrom('experiment_blocks').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();

/** Maintenance, and uses that were not booked here. */
export const blockTransfer = transfer({
  name: 'reservation-blocks',
  row: z.object({
    id,
    obj_id: id,
    starts_at: isoTime,
    ends_at: isoTime,
    kind: z.enum(['maintenance', 'external']),
    note_zh: textCell(100),
    note_en: nullableCell(200),
  }),
  read: (db) => allRows((after, limit) => blocksAfter(db, after, limit), textOf),
  async write(tx, row) {
    const time = { from: Date.parse(row.starts_at), to: Date.parse(row.ends_at) };
    if (time.to <= time.from) throw new Error('ends_at: not after starts_at');
    if (!(await lockRules(tx, row.obj_id))) throw new Error(`obj_id: there are no reservation rules of ${row.obj_id}`);
    const before = await tx.selectFrom('experiment_blocks').selectAll().where('id', '=', row.id).executeTakeFirst();
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    const held = (await heldBetween(tx, [row.obj_id], time)).get(row.obj_id) ?? [];
    if (held.some(({ by }) => by === 'order'))
      throw new Error('starts_at: an order holds a part of that time; move or cancel the order first');
    await writeBlocks(tx, [row]);
    return happens;
  },
});

const trainingKey = sql<string>`obj_id || ' ' || enterprise_id`;

const trainingsAfter = (db: Db | Tx, after: string, limit: number) =>
  db
    .selectFrom('experiment_trainings')
    .selectAll()
    .select(trainingKey.as('id'))
    .where(trainingKey, '>', after)
    .orderBy(trainingKey)
    .limit(limit)
    .execute();

/** Enterprises whose staff are trained for self-operation, and until which day. */
export const trainingTransfer = transfer({
  name: 'reservation-trainings',
  row: z.object({ obj_id: id, enterprise_id: id, valid_until: isoDate }),
  read: (db) =>
    allRows(
      (after, limit) => trainingsAfter(db, after, limit),
      ({ id: _id, ...row }) => textOf(row),
    ),
  async write(tx, row) {
    const before = await tx
      .selectFrom('experiment_trainings')
      .selectAll()
      .where('obj_id', '=', row.obj_id)
      .where('enterprise_id', '=', row.enterprise_id)
      .executeTakeFirst();
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    const rules = await tx
      .selectFrom('experiment_rules')
      .select('obj_id')
      .where('obj_id', '=', row.obj_id)
      .executeTakeFirst();
    if (!rules) throw new Error(`obj_id: there are no reservation rules of ${row.obj_id}`);
    await writeTrainings(tx, [row]);
    return happens;
  },
});
