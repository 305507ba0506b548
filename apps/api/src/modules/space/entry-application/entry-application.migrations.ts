import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

export const entryApplicationMigrations: Record<string, Migration> = {
  '2026-11-25-21-space-applications': {
    async up(db: Kysely<unknown>) {
      await sql`create table space_applications (
        id text primary key,
        number text not null unique,
        enterprise_id text not null,
        user_id text not null,
        form jsonb not null,
        remarks jsonb not null,
        version integer not null,
        status text not null
          check (status in ('draft', 'submitted', 'reviewing', 'approved', 'returned', 'rejected', 'withdrawn')),
        contract_id text,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      await sortIndex('space_applications', 'updated_at').execute(db);
      await sortIndex('space_applications', 'updated_at', 'enterprise_id').execute(db);
    },
  },
};
