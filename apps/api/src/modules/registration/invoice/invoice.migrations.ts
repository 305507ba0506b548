import { statesOf } from '@zonekit/api-client/lifecycle';
import { invoice } from '@zonekit/api-client/lifecycle/invoice';
import { INVOICE_KINDS, INVOICE_SOURCES } from '@zonekit/api-client/registration/invoice/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

export const invoiceMigrations: Record<string, Migration> = {
  '2026-11-26-21-invoice-applications': {
    async up(db: Kysely<unknown>) {
      await sql`create table invoice_applications (
        id text primary key,
        number text not null unique,
        enterprise_id text not null,
        user_id text not null,
        kind text not null check (kind in (${oneOf(INVOICE_KINDS)})),
        title text not null,
        credit_code text not null,
        buyer_address text,
        buyer_phone text,
        buyer_bank text,
        buyer_account text,
        source text not null check (source in (${oneOf(INVOICE_SOURCES)})),
        source_id text,
        source_number text,
        item text not null,
        amount bigint not null check (amount > 0),
        email text,
        address text,
        remark text not null,
        invoice_number text unique,
        issued_on date,
        issued_file text,
        version integer not null,
        status text not null check (status in (${oneOf(statesOf(invoice))})),
        remarks jsonb not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint invoice_applications_source check ((source = 'other') = (source_id is null)),
        constraint invoice_applications_issued check (
          (status = 'paid') = (invoice_number is not null) and (status = 'paid') = (issued_on is not null)
          and (status = 'paid') = (issued_file is not null))
      )`.execute(db);
      await sql`create index invoice_applications_of on invoice_applications (source, source_id)`.execute(db);
      await sortIndex('invoice_applications', 'updated_at').execute(db);
      await sortIndex('invoice_applications', 'updated_at', 'enterprise_id').execute(db);
      await sql`create index invoice_applications_user on invoice_applications (user_id)`.execute(db);
    },
  },
};
