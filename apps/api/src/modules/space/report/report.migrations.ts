import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

export const reportMigrations: Record<string, Migration> = {
  '2026-11-25-40-space-reports': {
    async up(db: Kysely<unknown>) {
      await sql`create table space_business_reports (
        id text primary key,
        number text not null unique,
        enterprise_id text not null,
        period text not null,
        year integer not null,
        starts_on date not null,
        ends_on date not null,
        due_on date not null,
        figures jsonb,
        reasons jsonb not null,
        remark text not null,
        version integer not null,
        status text not null check (status in ('due', 'submitted', 'accepted', 'returned', 'overdue')),
        remarks jsonb not null,
        user_id text,
        submitted_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint space_business_reports_once unique (enterprise_id, period),
        constraint space_business_reports_figures check (figures is not null or status in ('due', 'overdue'))
      )`.execute(db);
      for (const column of ['updated_at', 'starts_on']) {
        await sortIndex('space_business_reports', column).execute(db);
        await sortIndex('space_business_reports', column, 'enterprise_id').execute(db);
      }
      await sql`create index space_business_reports_due on space_business_reports (due_on) where status = 'due'`.execute(
        db,
      );
    },
  },
};
