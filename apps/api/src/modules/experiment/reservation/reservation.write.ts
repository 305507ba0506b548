import { sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import type { BlockRow, RulesRow, TrainingRow } from './reservation.tables.ts';

/** Inserts rules, or writes them anew. */
export const writeRules = async (db: Db | Tx, rows: readonly RulesRow[]): Promise<void> => {
  await sql`
    insert into experiment_rules (obj_id, kind, bucket_minutes, hours, lunch_from, lunch_to, shortest_minutes,
      longest_minutes, lead_hours, horizon_days, weekly_minutes, cancellation_rate, disabled)
    select obj_id, kind, bucket_minutes, hours, lunch_from, lunch_to, shortest_minutes, longest_minutes, lead_hours,
      horizon_days, weekly_minutes, cancellation_rate, disabled
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (obj_id text, kind text, bucket_minutes integer,
      hours jsonb, lunch_from text, lunch_to text, shortest_minutes integer, longest_minutes integer,
      lead_hours integer, horizon_days integer, weekly_minutes integer, cancellation_rate integer, disabled jsonb)
    on conflict (obj_id) do update set kind = excluded.kind, bucket_minutes = excluded.bucket_minutes,
      hours = excluded.hours, lunch_from = excluded.lunch_from, lunch_to = excluded.lunch_to,
      shortest_minutes = excluded.shortest_minutes, longest_minutes = excluded.longest_minutes,
      lead_hours = excluded.lead_hours, horizon_days = excluded.horizon_days,
      weekly_minutes = excluded.weekly_minutes, cancellation_rate = excluded.cancellation_rate,
      disabled = excluded.disabled`.execute(db);
};

/** Inserts blocks, or writes them anew. */
export const writeBlocks = async (db: Db | Tx, rows: readonly BlockRow[]): Promise<void> => {
  await sql`
    insert into experiment_blocks (id, obj_id, starts_at, ends_at, kind, note_zh, note_en)
    select id, obj_id, starts_at, ends_at, kind, note_zh, note_en
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, obj_id text, starts_at timestamptz,
      ends_at timestamptz, kind text, note_zh text, note_en text)
    on conflict (id) do update set obj_id = excluded.obj_id, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, kind = excluded.kind, note_zh = excluded.note_zh, note_en = excluded.note_en`.execute(
    db,
  );
};

/** Inserts trainings, or writes them anew. */
export const writeTrainings = async (db: Db | Tx, rows: readonly TrainingRow[]): Promise<void> => {
  await sql`
    insert into experiment_trainings (obj_id, enterprise_id, valid_until)
    select obj_id, enterprise_id, valid_until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (obj_id text, enterprise_id text, valid_until date)
    on conflict (obj_id, enterprise_id) do update set valid_until = excluded.valid_until`.execute(db);
};
