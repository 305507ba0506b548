import { HAZARDS, PRODUCT_CATALOGUES, PRODUCT_VOUCHERS } from '@zonekit/api-client/material/product/lists';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../../frame/list/columns.ts';

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

export const productMigrations: Record<string, Migration> = {
  '2026-11-25-62-material-products': {
    async up(db: Kysely<unknown>) {
      await sql`create table material_warehouses (
        id text primary key,
        name_zh text not null,
        name_en text,
        address_zh text not null,
        address_en text,
        hours_zh text not null,
        hours_en text,
        phone text not null,
        distance_m integer not null,
        longitude double precision not null,
        latitude double precision not null,
        cutoff text not null,
        transit_days integer not null,
        arrives_by text not null,
        shipping_fee bigint not null check (shipping_fee >= 0),
        free_from bigint not null
      )`.execute(db);
      await sql`create table material_products (
        id text primary key,
        catalogue text not null check (catalogue in (${oneOf(PRODUCT_CATALOGUES)})),
        category text not null,
        model text not null,
        shop_id text not null references shops (id),
        title_zh text not null,
        title_en text,
        headline_zh text not null,
        headline_en text,
        description_zh text not null,
        description_en text,
        returns_zh text not null,
        returns_en text,
        storage_zh text not null,
        storage_en text,
        sample_zh text,
        sample_en text,
        hazard text not null check (hazard in (${oneOf(HAZARDS)})),
        voucher_rate integer not null check (voucher_rate between 0 and 100),
        open boolean not null,
        specs jsonb not null,
        options jsonb not null,
        figures jsonb not null,
        files text[] not null,
        outline jsonb not null,
        position bigint not null,
        voucher text not null check (voucher in (${oneOf(PRODUCT_VOUCHERS)})),
        price bigint not null check (price >= 0),
        rating_rank bigint not null,
        warehouses text[] not null,
        stock bigint not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('material_products')) await make.execute(db);
      for (const column of ['position', 'price', 'stock', 'rating_rank'])
        await sortIndex('material_products', column, 'catalogue').execute(db);
      await sql`create table material_stock (
        spec_id text not null,
        warehouse_id text not null references material_warehouses (id),
        product_id text not null references material_products (id),
        quantity integer not null check (quantity >= 0),
        primary key (spec_id, warehouse_id)
      )`.execute(db);
      await sql`create index material_stock_product on material_stock (product_id)`.execute(db);
      await sql`create index material_stock_warehouse on material_stock (warehouse_id)`.execute(db);
      await sql`create table material_taken (
        order_id text primary key,
        spec_id text not null,
        warehouse_id text not null,
        product_id text not null,
        quantity integer not null check (quantity > 0),
        taken_at timestamptz not null,
        given_back_at timestamptz
      )`.execute(db);
    },
  },
};
