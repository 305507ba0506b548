import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

export const appointmentMigrations: Record<string, Migration> = {
  '2026-11-25-10-space-appointments': {
    async up(db: Kysely<unknown>) {
      await sql`alter table space_parks add column viewing_capacity integer not null default 2
        check (viewing_capacity >= 0)`.execute(db);
      await sql`create table space_appointments (
        id text primary key,
        number text not null unique,
        user_id text not null,
        park_id text not null references space_parks (id),
        unit_id text references space_units (id) deferrable initially immediate,
        date date not null,
        hour integer not null check (hour between 9 and 16),
        contact_person text not null,
        contact_phone text not null,
        visitors integer not null check (visitors > 0),
        remark text not null,
        status text not null check (status in ('requested', 'confirmed', 'visited', 'cancelled')),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      await sql`create index space_appointments_hours on space_appointments (park_id, date, hour)
        where status <> 'cancelled'`.execute(db);
      // A person has one viewing an hour.
      await sql`create unique index space_appointments_person on space_appointments (user_id, date, hour)
        where status in ('requested', 'confirmed')`.execute(db);
      await sortIndex('space_appointments', 'updated_at').execute(db);
      await sortIndex('space_appointments', 'updated_at', 'user_id').execute(db);
    },
  },
};
