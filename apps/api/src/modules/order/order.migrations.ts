import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../frame/list/columns.ts';

/** Columns of the facets. */
const FACETS = ['kind', 'area', 'status'] as const;

/** Indexes that the list of orders reads; a large seed drops them first and makes them at its end. */
export const orderIndexes = [
  ...searchIndexes('orders'),
  { name: 'orders_updated_at', make: sortIndex('orders', 'updated_at', undefined, FACETS) },
  {
    // An enterprise's list: its pages and its counts.
    name: 'orders_enterprise_id_updated_at',
    make: sortIndex('orders', 'updated_at', 'enterprise_id', FACETS),
  },
  { name: 'orders_cells', make: sql`create index orders_cells on orders (kind, area, status)` },
  { name: 'orders_user', make: sql`create index orders_user on orders (user_id)` },
  {
    name: 'orders_files',
    make: sql`create index orders_files on orders using gin (files) where files <> '{}'`,
  },
];

export const orderMigrations: Record<string, Migration> = {
  '2026-11-25-71-orders': {
    async up(db: Kysely<unknown>) {
      await sql`create table orders (
        id text primary key,
        number text not null unique,
        kind text not null check (kind in ('instrument', 'facility', 'service', 'material')),
        area text not null check (area in ('technology', 'business', 'mall')),
        status text not null
          check (status in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled', 'rejected')),
        enterprise_id text not null,
        user_id text not null,
        shop_id text not null,
        shop_zh text not null,
        shop_en text,
        offer_id text not null,
        title_zh text not null,
        title_en text,
        path text not null,
        spec_id text,
        spec_zh text,
        spec_en text,
        options jsonb not null,
        quantity integer not null check (quantity > 0),
        unit_zh text not null,
        unit_en text not null,
        warehouse_id text,
        warehouse_zh text,
        warehouse_en text,
        lines jsonb not null,
        total bigint not null check (total >= 0),
        voucher bigint not null,
        account_id text references voucher_accounts (id),
        starts_at timestamptz(3),
        ends_at timestamptz(3),
        starts_on date,
        delivery_workdays integer check (delivery_workdays > 0),
        deliver_by date,
        address jsonb,
        contact_person text not null,
        contact_phone text not null,
        message text not null,
        files text[] not null default '{}',
        rating_score integer check (rating_score between 1 and 5),
        rating_text text,
        rated_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        ${searchColumns},
        constraint orders_voucher check (voucher between 0 and total and (voucher > 0) = (account_id is not null)),
        constraint orders_when check ((kind in ('instrument', 'facility')) = (starts_at is not null)
          and (starts_at is null) = (ends_at is null) and starts_at < ends_at),
        constraint orders_address check (kind = 'material' or address is null),
        constraint orders_rating check (rating_score is null or status = 'completed'),
        constraint orders_rated check (num_nulls(rating_score, rating_text, rated_at) in (0, 3))
      )`.execute(db);
      for (const { make } of orderIndexes) await make.execute(db);
    },
  },
  '2026-11-26-03-rating-aspects': {
    async up(db: Kysely<unknown>) {
      await sql`alter table orders add column rating_aspects integer[]`.execute(db);
    },
  },
};
