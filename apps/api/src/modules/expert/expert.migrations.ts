import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../frame/list/columns.ts';

export const expertMigrations: Record<string, Migration> = {
  '2026-11-24-21-expert': {
    async up(db: Kysely<unknown>) {
      await sql`create table experts (
        id text primary key,
        user_id text,
        name_zh text not null,
        name_en text,
        field text not null,
        title text not null,
        institution_zh text not null,
        institution_en text,
        institution_kind text not null,
        position_zh text,
        position_en text,
        headline_zh text not null,
        headline_en text,
        languages text[] not null,
        consulting text not null check (consulting in ('open', 'closed')),
        photo text,
        free_minutes integer not null,
        hourly_fee bigint,
        answered bigint not null,
        reply_hours integer,
        hours text[] not null,
        profile jsonb not null,
        listed_on date not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('experts')) await make.execute(db);
      await sortIndex('experts', 'answered').execute(db);
      await sortIndex('experts', 'listed_on').execute(db);
      // An account answers as one expert.
      await sql`create unique index experts_user on experts (user_id) where user_id is not null`.execute(db);
      // The counts of the facets, without touching the table.
      await sql`create index experts_cells on experts (field, title, institution_kind, consulting, languages)`.execute(
        db,
      );
      await sql`create table expert_entries (
        id text primary key,
        number text not null unique,
        user_id text not null,
        form jsonb not null,
        version integer not null,
        status text not null check (status in ('draft', 'submitted', 'reviewing', 'approved', 'returned', 'rejected', 'withdrawn')),
        remarks jsonb not null,
        expert_id text,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      // A user has one entry at a time; after a rejection or a withdrawal there may be another.
      await sql`create unique index expert_entries_once on expert_entries (user_id)
        where status not in ('rejected', 'withdrawn')`.execute(db);
      await sortIndex('expert_entries', 'updated_at').execute(db);
      await sortIndex('expert_entries', 'updated_at', 'user_id').execute(db);
      await sql`create table expert_consultations (
        id text primary key,
        number text not null unique,
        expert_id text not null,
        user_id text not null,
        question text not null,
        mode text not null check (mode in ('video', 'visit', 'lab')),
        date date not null,
        period smallint not null check (period in (1, 2)),
        contact_person text not null,
        contact_phone text not null,
        status text not null check (status in ('sent', 'accepted', 'held', 'declined', 'cancelled')),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      // An expert's half-day is one consultation's; a declined or cancelled one frees it.
      await sql`create unique index expert_consultations_slot on expert_consultations (expert_id, date, period)
        where status in ('sent', 'accepted', 'held')`.execute(db);
      await sortIndex('expert_consultations', 'updated_at').execute(db);
      await sortIndex('expert_consultations', 'updated_at', 'user_id').execute(db);
      await sortIndex('expert_consultations', 'updated_at', 'expert_id').execute(db);
    },
  },
};
