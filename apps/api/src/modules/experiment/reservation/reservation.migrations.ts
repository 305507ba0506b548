import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reservationMigrations: Record<string, Migration> = {
  '2026-11-25-41-experiment-reservations': {
    async up(db: Kysely<unknown>) {
      await sql`create table experiment_rules (
        obj_id text primary key,
        kind text not null check (kind in ('instrument', 'facility')),
        bucket_minutes integer not null check (bucket_minutes between 15 and 1440),
        hours jsonb not null,
        lunch_from text check (lunch_from ~ '^\\d\\d:\\d\\d$'),
        lunch_to text check (lunch_to ~ '^\\d\\d:\\d\\d$'),
        shortest_minutes integer not null check (shortest_minutes > 0),
        longest_minutes integer not null,
        lead_hours integer not null check (lead_hours >= 0),
        horizon_days integer not null check (horizon_days between 1 and 180),
        weekly_minutes integer check (weekly_minutes > 0),
        cancellation_rate integer not null check (cancellation_rate between 0 and 100),
        disabled jsonb not null,
        constraint experiment_rules_lunch check ((lunch_from is null) = (lunch_to is null) and lunch_from < lunch_to),
        constraint experiment_rules_length check (shortest_minutes <= longest_minutes)
      )`.execute(db);
      await sql`create table experiment_blocks (
        id text primary key,
        obj_id text not null references experiment_rules (obj_id),
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        kind text not null check (kind in ('maintenance', 'external')),
        note_zh text not null,
        note_en text,
        constraint experiment_blocks_term check (starts_at < ends_at)
      )`.execute(db);
      await sql`create index experiment_blocks_time on experiment_blocks (obj_id, ends_at)`.execute(db);
      // The key is the second guard after the lock of the rules' row: one bucket is one order's.
      await sql`create table experiment_buckets (
        obj_id text not null references experiment_rules (obj_id),
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        order_id text not null,
        enterprise_id text not null,
        primary key (obj_id, starts_at),
        constraint experiment_buckets_term check (starts_at < ends_at)
      )`.execute(db);
      await sql`create index experiment_buckets_order on experiment_buckets (order_id)`.execute(db);
      await sql`create table experiment_trainings (
        obj_id text not null references experiment_rules (obj_id),
        enterprise_id text not null,
        valid_until date not null,
        primary key (obj_id, enterprise_id)
      )`.execute(db);
    },
  },
};
