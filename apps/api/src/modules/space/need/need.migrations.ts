import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

export const needMigrations: Record<string, Migration> = {
  '2026-11-25-30-space-needs': {
    async up(db: Kysely<unknown>) {
      await sql`create table space_needs (
        id text primary key,
        number text not null unique,
        user_id text not null,
        house_types text[] not null,
        area_min bigint not null check (area_min > 0),
        area_max bigint check (area_max >= area_min),
        rent_max bigint check (rent_max > 0),
        parks text[] not null,
        from_on date not null,
        decorations text[] not null,
        remark text not null,
        contact_person text not null,
        contact_phone text not null,
        status text not null check (status in ('published', 'matched', 'withdrawn', 'expired')),
        expires_on date not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      await sortIndex('space_needs', 'updated_at').execute(db);
      await sortIndex('space_needs', 'updated_at', 'user_id').execute(db);
      await sql`create index space_needs_expiry on space_needs (expires_on) where status = 'published'`.execute(db);
    },
  },
};
