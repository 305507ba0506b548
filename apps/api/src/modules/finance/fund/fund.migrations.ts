import { FUND_KINDS, FUND_SUPPORTS } from '@zonekit/api-client/finance/fund/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

export const fundMigrations: Record<string, Migration> = {
  '2026-11-25-81-finance-funds': {
    async up(db: Kysely<unknown>) {
      await sql`create table finance_funds (
        id text primary key,
        kind text not null check (kind in (${oneOf(FUND_KINDS)})),
        support text not null check (support in (${oneOf(FUND_SUPPORTS)})),
        fields text[] not null,
        name_zh text not null,
        name_en text,
        offer_zh text not null,
        offer_en text,
        introduction_zh text not null,
        introduction_en text,
        manager_zh text not null,
        manager_en text,
        size bigint not null check (size >= 0),
        amount_min bigint not null check (amount_min > 0),
        amount_max bigint not null,
        established_on date not null,
        phone text not null,
        conditions jsonb not null,
        materials jsonb not null,
        rules jsonb not null,
        steps jsonb not null,
        windows jsonb not null,
        position bigint not null,
        check (amount_min <= amount_max),
        ${searchColumns}
      )`.execute(db);
      await sql`create table finance_fund_results (
        id text primary key,
        fund_id text not null references finance_funds (id),
        project_zh text not null,
        project_en text,
        enterprise_zh text not null,
        enterprise_en text,
        amount bigint not null check (amount >= 0),
        decided_on date not null,
        year integer not null,
        ${searchColumns}
      )`.execute(db);
      for (const table of ['finance_funds', 'finance_fund_results']) {
        for (const { make } of searchIndexes(table)) await make.execute(db);
      }
      for (const column of ['position', 'size']) await sortIndex('finance_funds', column).execute(db);
      for (const column of ['decided_on', 'amount']) {
        await sortIndex('finance_fund_results', column).execute(db);
        await sortIndex('finance_fund_results', column, 'fund_id').execute(db);
      }
    },
  },
};
