import { FINANCE_TARGETS } from '@zonekit/api-client/finance/application/lists';
import { statesOf } from '@zonekit/api-client/lifecycle';
import { financeApplication } from '@zonekit/api-client/lifecycle/finance-application';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

export const financeApplicationMigrations: Record<string, Migration> = {
  '2026-11-25-82-finance-applications': {
    async up(db: Kysely<unknown>) {
      await sql`create table finance_applications (
        id text primary key,
        number text not null unique,
        enterprise_id text not null,
        user_id text not null,
        target text not null check (target in (${oneOf(FINANCE_TARGETS)})),
        target_id text not null,
        title_zh text not null,
        title_en text,
        provider_zh text not null,
        provider_en text,
        path text not null,
        amount bigint not null check (amount > 0),
        term_months integer check (term_months > 0),
        purpose text not null,
        plan text not null,
        contact_person text not null,
        contact_phone text not null,
        licence text not null,
        statements text[] not null,
        attachments text[] not null,
        version integer not null,
        status text not null check (status in (${oneOf(statesOf(financeApplication))})),
        remarks jsonb not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      // One application under way to each target.
      await sql`create unique index finance_applications_running on finance_applications (enterprise_id, target, target_id)
        where status in ('submitted', 'reviewing', 'returned', 'approved')`.execute(db);
      await sortIndex('finance_applications', 'updated_at').execute(db);
      await sortIndex('finance_applications', 'updated_at', 'enterprise_id').execute(db);
      await sql`create index finance_applications_user on finance_applications (user_id)`.execute(db);
    },
  },
};
