import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

export const settlementMigrations: Record<string, Migration> = {
  '2026-11-25-50-space-settlements': {
    async up(db: Kysely<unknown>) {
      await sql`create table space_settlements (
        id text primary key,
        number text not null unique,
        enterprise_id text not null,
        user_id text not null,
        contract_id text not null references space_contracts (id),
        starts_on date not null,
        ends_on date not null,
        amount bigint not null check (amount > 0),
        account_name text not null,
        account_number text not null,
        bank text not null,
        invoices text[] not null,
        remark text not null,
        version integer not null,
        status text not null check (status in ('submitted', 'reviewing', 'approved', 'returned', 'rejected', 'paid')),
        remarks jsonb not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint space_settlements_term check (starts_on <= ends_on),
        -- No day of a contract is settled twice; the range type is that of the contracts.
        constraint space_settlements_overlap exclude using gist
          (space_unit_range(contract_id, contract_id, '[]') with &&, daterange(starts_on, ends_on, '[]') with &&)
          where (status <> 'rejected')
      )`.execute(db);
      await sortIndex('space_settlements', 'updated_at').execute(db);
      await sortIndex('space_settlements', 'updated_at', 'enterprise_id').execute(db);
      await sql`create index space_settlements_invoices on space_settlements using gin (invoices)`.execute(db);
    },
  },
};
