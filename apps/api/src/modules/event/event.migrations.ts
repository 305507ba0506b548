import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../frame/list/columns.ts';

export const eventMigrations: Record<string, Migration> = {
  '2026-11-24-06-event': {
    async up(db: Kysely<unknown>) {
      // The check on `taken` is the second guard of the capacity; the first is the lock of the row.
      await sql`create table events (
        id text primary key,
        category text not null check (category in ('policy', 'matchmaking', 'training', 'roadshow', 'salon')),
        title_zh text not null,
        title_en text,
        summary_zh text not null,
        summary_en text,
        body_zh text not null,
        body_en text,
        agenda jsonb not null,
        organizer_zh text not null,
        organizer_en text,
        venue_zh text not null,
        venue_en text,
        online boolean not null,
        opens_at timestamptz(3) not null,
        closes_at timestamptz(3) not null,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        month text not null,
        capacity integer not null check (capacity > 0),
        approval boolean not null,
        recommended boolean not null,
        published_on date not null,
        picture_id text,
        declaration_id text,
        taken integer not null default 0 check (taken >= 0),
        waiting integer not null default 0 check (waiting >= 0),
        enrolments integer not null default 0,
        cancelled_at timestamptz(3),
        cancel_reason text,
        ${searchColumns},
        constraint events_capacity check (taken <= capacity),
        constraint events_times check (opens_at <= closes_at and closes_at <= starts_at and starts_at <= ends_at)
      )`.execute(db);
      for (const { make } of searchIndexes('events')) await make.execute(db);
      await sortIndex('events', 'starts_at').execute(db);
      await sortIndex('events', 'published_on').execute(db);
      await sql`create table event_materials (
        event_id text not null references events (id) on delete cascade,
        file_id text not null,
        position integer not null,
        primary key (event_id, file_id)
      )`.execute(db);
      await sql`create table event_enrolments (
        id text primary key,
        number text not null unique,
        event_id text not null references events (id) on delete cascade,
        user_id text not null,
        contact_person text not null,
        contact_phone text not null,
        message text not null,
        status text not null
          check (status in ('pending', 'approved', 'waiting', 'rejected', 'cancelled', 'attended')),
        sequence integer not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        unique (event_id, sequence)
      )`.execute(db);
      // One person enrols once; a cancelled or rejected enrolment does not count.
      await sql`create unique index event_enrolments_person on event_enrolments (event_id, user_id)
        where status not in ('rejected', 'cancelled')`.execute(db);
      await sql`create index event_enrolments_waiting on event_enrolments (event_id, sequence)
        where status = 'waiting'`.execute(db);
      await sortIndex('event_enrolments', 'updated_at').execute(db);
      await sortIndex('event_enrolments', 'updated_at', 'user_id').execute(db);
    },
  },
};
