import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const leaseMigrations: Record<string, Migration> = {
  '2026-11-25-20-space-leases': {
    async up(db: Kysely<unknown>) {
      await sql`alter table space_contracts
        add column enterprise_id text,
        add column number text unique,
        add column monthly_rent bigint check (monthly_rent >= 0),
        add column deposit bigint check (deposit >= 0),
        add column rent_period text check (rent_period in ('month', 'quarter')),
        add column created_at timestamptz(3),
        add column updated_at timestamptz(3),
        add column application_id text,
        add column renews_id text references space_contracts (id),
        add column files text[] not null default '{}',
        add column signed_on date,
        add column terminated_on date,
        add constraint space_contracts_tenant check (enterprise_id is null
          or num_nulls(number, monthly_rent, deposit, rent_period, created_at, updated_at) = 0)`.execute(db);
      // A contract is renewed once; one that was terminated before it was signed does not count.
      await sql`create unique index space_contracts_renewal on space_contracts (renews_id)
        where state <> 'terminated'`.execute(db);
      await sql`create unique index space_contracts_application on space_contracts (application_id)`.execute(db);
      await sql`create index space_contracts_tenants on space_contracts (ends_on, id)
        where enterprise_id is not null`.execute(db);
      await sql`create index space_contracts_tenant_ends on space_contracts (enterprise_id, ends_on, id)
        where enterprise_id is not null`.execute(db);
      await sql`create table space_rents (
        id text primary key,
        contract_id text not null references space_contracts (id) on delete cascade,
        period integer not null check (period > 0),
        starts_on date not null,
        ends_on date not null,
        amount bigint not null check (amount >= 0),
        due_on date not null,
        paid_on date,
        unique (contract_id, period)
      )`.execute(db);
    },
  },
  // A rent is known by its contract and period.
  '2026-11-25-22-space-rents-key': {
    async up(db: Kysely<unknown>) {
      await sql`alter table space_rents drop column id, drop constraint space_rents_contract_id_period_key,
        add primary key (contract_id, period)`.execute(db);
    },
  },
  '2026-11-26-05-space-renewals': {
    async up(db: Kysely<unknown>) {
      for (const [months, percent] of [
        [12, 104],
        [24, 100],
        [36, 98],
      ]) {
        const column = sql.ref(`renewal_${months}`);
        await sql`alter table space_parks add column ${column} integer not null default ${sql.lit(percent)}
          check (${column} between 1 and 1000)`.execute(db);
      }
    },
  },
};
