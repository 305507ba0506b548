import { DEBT_CATEGORIES, SUBSIDIES } from '@zonekit/api-client/finance/product/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

export const productMigrations: Record<string, Migration> = {
  '2026-11-26-11-finance-products': {
    async up(db: Kysely<unknown>) {
      await sql`create table finance_products (
        id text primary key,
        institution_id text not null references finance_institutions (id),
        title_zh text not null,
        title_en text,
        category text not null check (category in (${oneOf(DEBT_CATEGORIES)})),
        headline_zh text not null,
        headline_en text,
        description_zh text not null,
        description_en text,
        fees_zh text not null,
        fees_en text,
        early_repayment_zh text not null,
        early_repayment_en text,
        rate_min bigint not null check (rate_min >= 0),
        rate_max bigint not null check (rate_max >= rate_min),
        amount_min bigint not null check (amount_min > 0),
        amount_max bigint not null check (amount_max >= amount_min),
        term_min bigint not null check (term_min > 0),
        term_max bigint not null check (term_max >= term_min),
        collaterals text[] not null,
        purposes text[] not null,
        repayments text[] not null,
        days bigint not null check (days > 0),
        subsidised boolean not null,
        open boolean not null,
        conditions jsonb not null,
        documents jsonb not null,
        steps jsonb not null,
        position bigint not null,
        subsidy text not null check (subsidy in (${oneOf(SUBSIDIES)})),
        institution_zh text not null,
        institution_en text,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('finance_products')) await make.execute(db);
      for (const column of ['position', 'rate_min', 'amount_max', 'term_max', 'days'])
        await sortIndex('finance_products', column).execute(db);
      await sql`create index finance_products_institution on finance_products (institution_id, rate_min)`.execute(db);
    },
  },
};
