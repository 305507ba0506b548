import { statesOf } from '@zonekit/api-client/lifecycle';
import { taxRebate } from '@zonekit/api-client/lifecycle/tax-rebate';
import { TAX_REBATE_KINDS } from '@zonekit/api-client/registration/tax-rebate/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

export const taxRebateMigrations: Record<string, Migration> = {
  '2026-11-26-20-tax-rebates': {
    async up(db: Kysely<unknown>) {
      await sql`create table tax_rebates (
        id text primary key,
        number text not null unique,
        enterprise_id text not null,
        user_id text not null,
        kind text not null check (kind in (${oneOf(TAX_REBATE_KINDS)})),
        starts_on date not null,
        ends_on date not null,
        declared bigint not null,
        amount bigint not null check (amount > 0 and amount <= declared),
        account_name text not null,
        account_number text not null,
        bank text not null,
        reason text not null,
        declaration text not null,
        certificates text[] not null,
        contact_person text not null,
        contact_phone text not null,
        version integer not null,
        status text not null check (status in (${oneOf(statesOf(taxRebate))})),
        remarks jsonb not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint tax_rebates_period check (starts_on <= ends_on)
      )`.execute(db);
      // The second guard behind the lock of the service, which compares overlapping periods.
      await sql`create unique index tax_rebates_once on tax_rebates (enterprise_id, kind, starts_on, ends_on)
        where status <> 'rejected'`.execute(db);
      await sortIndex('tax_rebates', 'updated_at').execute(db);
      await sortIndex('tax_rebates', 'updated_at', 'enterprise_id').execute(db);
      await sql`create index tax_rebates_user on tax_rebates (user_id)`.execute(db);
    },
  },
};
