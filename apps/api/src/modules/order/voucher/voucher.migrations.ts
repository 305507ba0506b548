import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortIndex } from '../../../frame/list/columns.ts';

export const voucherMigrations: Record<string, Migration> = {
  '2026-11-25-70-vouchers': {
    async up(db: Kysely<unknown>) {
      await sql`create table voucher_accounts (
        id text primary key,
        enterprise_id text not null,
        year integer not null,
        expires_on date not null,
        granted bigint not null check (granted >= 0),
        balance bigint not null check (balance >= 0),
        unique (enterprise_id, year)
      )`.execute(db);
      await sql`create table voucher_movements (
        id text primary key,
        seq bigint not null generated always as identity unique,
        account_id text not null references voucher_accounts (id),
        enterprise_id text not null,
        year integer not null,
        kind text not null check (kind in ('grant', 'deduct', 'return', 'redeem', 'redeem_return')),
        amount bigint not null,
        balance bigint not null check (balance >= 0),
        subject_id text,
        note_zh text,
        note_en text,
        at timestamptz(3) not null,
        constraint voucher_movements_sign
          check (case when kind in ('deduct', 'redeem') then amount < 0 else amount > 0 end),
        constraint voucher_movements_subject check ((kind = 'grant') = (subject_id is null))
      )`.execute(db);
      // An order takes once and gives back once.
      await sql`create unique index voucher_movements_once on voucher_movements (subject_id, kind)
        where kind in ('deduct', 'return')`.execute(db);
      await sortIndex('voucher_movements', 'seq', 'enterprise_id', ['kind', 'year']).execute(db);
      await sql`create index voucher_movements_account on voucher_movements (account_id, seq)`.execute(db);
      await sql`create table voucher_redemptions (
        id text primary key,
        number text not null unique,
        account_id text not null references voucher_accounts (id),
        enterprise_id text not null,
        user_id text not null,
        service text not null,
        provider text not null,
        invoice_total bigint not null check (invoice_total > 0),
        amount bigint not null check (amount > 0),
        account_name text not null,
        account_number text not null,
        bank text not null,
        invoices text[] not null,
        contract text,
        remark text not null,
        version integer not null,
        status text not null check (status in ('submitted', 'reviewing', 'approved', 'returned', 'rejected', 'paid')),
        remarks jsonb not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`.execute(db);
      await sortIndex('voucher_redemptions', 'updated_at').execute(db);
      await sortIndex('voucher_redemptions', 'updated_at', 'enterprise_id').execute(db);
      await sql`create index voucher_redemptions_invoices on voucher_redemptions using gin (invoices)`.execute(db);
      await sql`create index voucher_redemptions_contract on voucher_redemptions (contract)
        where contract is not null`.execute(db);
    },
  },
};
