import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../frame/list/columns.ts';

export const registrationMigrations: Record<string, Migration> = {
  '2026-11-26-20-registrations': {
    async up(db: Kysely<unknown>) {
      await sql`create table registrations (
        id text primary key,
        number text not null unique,
        user_id text not null,
        enterprise_id text,
        name text not null,
        status text not null check (status in ('applicant', 'office', 'done')),
        step_states text[] not null,
        issued jsonb not null,
        submitted_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      await sql`create table registration_steps (
        id text primary key,
        registration_id text not null references registrations (id) on delete cascade,
        step text not null
          check (step in ('verification', 'registration', 'seals', 'banks', 'socials', 'invoices')),
        state text not null check (state in ('waiting', 'todo', 'submitted', 'returned', 'done')),
        answers jsonb not null,
        snapshot jsonb,
        remarks jsonb not null,
        results jsonb not null,
        documents text[] not null,
        version integer not null,
        saved_at timestamptz(3),
        submitted_at timestamptz(3),
        done_at timestamptz(3),
        unique (registration_id, step),
        -- What an office has before it stays as it was submitted.
        constraint registration_steps_snapshot check ((snapshot is not null) = (state in ('submitted', 'done')))
      )`.execute(db);
      await sql`create table registration_desks (
        id text primary key
          check (id in ('contact', 'verification', 'registration', 'seals', 'banks', 'socials', 'invoices')),
        office_zh text not null,
        office_en text not null,
        person text not null,
        phone text not null,
        hours_zh text not null,
        hours_en text not null
      )`.execute(db);
      await sql`create table registration_options (
        id text primary key,
        fact text not null,
        label_zh text not null,
        label_en text not null,
        position integer not null
      )`.execute(db);
      await sortIndex('registrations', 'updated_at').execute(db);
      await sortIndex('registrations', 'updated_at', 'user_id').execute(db);
      await sortIndex('registrations', 'updated_at', 'enterprise_id').execute(db);
      await sql`create index registration_steps_documents on registration_steps using gin (documents)`.execute(db);
    },
  },
};
