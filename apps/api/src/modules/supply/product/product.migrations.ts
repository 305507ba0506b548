import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

export const productMigrations: Record<string, Migration> = {
  '2026-11-26-51-supply-products': {
    async up(db: Kysely<unknown>) {
      await sql`create table supply_products (
        id text primary key,
        company_id text not null references supply_companies (id),
        title_zh text not null,
        title_en text,
        summary_zh text not null,
        summary_en text,
        introduction_zh text not null,
        introduction_en text,
        field text not null,
        stage text not null check (stage in ('series', 'small_series', 'prototype')),
        keywords text[] not null,
        specs jsonb not null,
        price bigint check (price > 0),
        unit_zh text not null,
        unit_en text,
        published_on date not null,
        position bigint not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('supply_products')) await make.execute(db);
      for (const column of ['position', 'published_on']) await sortIndex('supply_products', column).execute(db);
      await sortIndex('supply_products', 'position', 'company_id').execute(db);
      await sortIndex('supply_products', 'position', 'field').execute(db);
    },
  },
};
