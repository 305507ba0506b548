import { SHOP_DISTRICTS } from '@zonekit/api-client/shop/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../frame/list/columns.ts';

export const shopMigrations: Record<string, Migration> = {
  '2026-11-25-60-shops': {
    async up(db: Kysely<unknown>) {
      await sql`create table shops (
        id text primary key,
        areas text[] not null,
        fields text[] not null,
        district text not null check (district in (${sql.join(SHOP_DISTRICTS.map((value) => sql.lit(value)))})),
        name_zh text not null,
        name_en text,
        headline_zh text not null,
        headline_en text,
        introduction_zh text not null,
        introduction_en text,
        address_zh text not null,
        address_en text,
        hours_zh text not null,
        hours_en text,
        phone text not null,
        longitude double precision not null,
        latitude double precision not null,
        staff integer not null,
        confirm_hours integer not null,
        licences jsonb not null,
        since date not null,
        position bigint not null,
        rating_rank bigint not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('shops')) await make.execute(db);
      for (const column of ['position', 'rating_rank', 'since']) await sortIndex('shops', column).execute(db);
      // Orders belong to another module, which this one does not know.
      await sql`create table shop_ratings (
        order_id text primary key,
        shop_id text not null references shops (id),
        kind text not null,
        offer_id text not null,
        offer_zh text not null,
        offer_en text not null,
        spec_id text,
        spec_zh text,
        spec_en text,
        enterprise_id text,
        field_zh text,
        field_en text,
        score integer not null check (score between 1 and 5),
        text text not null,
        on_time boolean not null,
        rated_on date not null
      )`.execute(db);
      await sql`create index shop_ratings_shop on shop_ratings (shop_id, rated_on desc)`.execute(db);
      await sql`create index shop_ratings_offer on shop_ratings (kind, offer_id, rated_on desc)`.execute(db);
      await sql`create table shop_rating_sums (
        kind text not null,
        id text not null,
        count integer not null,
        sum integer not null,
        on_time integer not null,
        scores integer[] not null,
        primary key (kind, id)
      )`.execute(db);
    },
  },
  '2026-11-26-02-rating-aspects': {
    async up(db: Kysely<unknown>) {
      await sql`alter table shop_ratings
        add column aspects integer[] not null default array[null, null, null, null]::integer[]`.execute(db);
    },
  },
};
