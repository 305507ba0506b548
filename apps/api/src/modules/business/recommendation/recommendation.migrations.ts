import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

export const recommendationMigrations: Record<string, Migration> = {
  '2026-11-25-64-business-recommendations': {
    async up(db: Kysely<unknown>) {
      await sql`create table business_recommended_products (
        id text primary key,
        field text not null,
        recommended_by text not null,
        title_zh text not null,
        title_en text,
        headline_zh text not null,
        headline_en text,
        description_zh text not null,
        description_en text,
        maker_zh text not null,
        maker_en text,
        address_zh text not null,
        address_en text,
        phone text not null,
        price_from bigint,
        figures jsonb not null,
        specs jsonb not null,
        cases jsonb not null,
        proofs jsonb not null,
        cover text,
        published_on date not null,
        position bigint not null,
        ${searchColumns}
      )`.execute(db);
      await sql`create table business_techniques (
        id text primary key,
        field text not null,
        stage text not null check (stage in ('principle', 'prototype', 'series')),
        maturity integer not null check (maturity between 1 and 9),
        offer text not null,
        title_zh text not null,
        title_en text,
        headline_zh text not null,
        headline_en text,
        introduction_zh text not null,
        introduction_en text,
        holder_zh text not null,
        holder_en text,
        price_zh text not null,
        price_en text,
        rights_zh text not null,
        rights_en text,
        result jsonb not null,
        uses jsonb not null,
        phone text not null,
        published_on date not null,
        position bigint not null,
        ${searchColumns}
      )`.execute(db);
      for (const table of ['business_recommended_products', 'business_techniques']) {
        for (const { make } of searchIndexes(table)) await make.execute(db);
        for (const column of ['position', 'published_on']) await sortIndex(table, column).execute(db);
      }
    },
  },
};
