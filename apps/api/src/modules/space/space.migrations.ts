import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchColumns, searchIndexes, sortIndex } from '../../frame/list/columns.ts';

/** Columns that the list of units is sorted by. */
const SORTED = ['let_until', 'rent', 'area'] as const;
/** Columns that it is narrowed by. */
const NARROWED = [...SORTED, 'house_type', 'park_id', 'area_band', 'rent_band', 'price_unit', 'decoration'] as const;

/** Indexes that the list of units reads; a large seed drops them first and makes them at its end. */
export const unitIndexes = [
  ...searchIndexes('space_units'),
  ...SORTED.flatMap((column) => [
    { name: `space_units_${column}`, make: sortIndex('space_units', column, undefined, NARROWED) },
    // A list of one house type or of one park is walked among its own rows.
    ...(['house_type', 'park_id'] as const).map((leading) => ({
      name: `space_units_${leading}_${column}`,
      make: sortIndex('space_units', column, leading, NARROWED),
    })),
  ]),
  {
    // What is vacant in a park, a building, on a floor; without touching the table.
    name: 'space_units_stock',
    make: sql`create index space_units_stock on space_units (park_id, let_until)
      include (area, rent, building_id, floor)`,
  },
  {
    // The counts of the facets, without touching the table.
    name: 'space_units_cells',
    make: sql`create index space_units_cells on space_units
      (house_type, park_id, area_band, rent_band, price_unit, decoration, let_until)`,
  },
  { name: 'space_units_building', make: sql`create index space_units_building on space_units (building_id)` },
];

export const spaceMigrations: Record<string, Migration> = {
  '2026-11-24-30-space': {
    async up(db: Kysely<unknown>) {
      await sql`create table space_parks (
        id text primary key,
        name_zh text not null,
        name_en text,
        address_zh text not null,
        address_en text,
        introduction_zh text not null,
        introduction_en text,
        operator_zh text not null,
        operator_en text,
        phone text not null,
        house_types text[] not null,
        facilities jsonb not null,
        transport jsonb not null,
        longitude double precision not null,
        latitude double precision not null,
        opened_on date not null,
        position bigint not null,
        ${searchColumns}
      )`.execute(db);
      for (const { make } of searchIndexes('space_parks')) await make.execute(db);
      await sortIndex('space_parks', 'position').execute(db);
      await sortIndex('space_parks', 'opened_on').execute(db);
      await sql`create table space_buildings (
        id text primary key,
        park_id text not null references space_parks (id),
        name_zh text not null,
        name_en text,
        floors integer not null check (floors > 0),
        completed_year integer not null
      )`.execute(db);
      await sql`create index space_buildings_park on space_buildings (park_id)`.execute(db);
      await sql`create table space_units (
        id text primary key,
        building_id text not null references space_buildings (id),
        park_id text not null references space_parks (id),
        house_type text not null check (house_type in ('office', 'factory', 'incubator', 'park', 'workstation', 'land')),
        number text not null,
        floor integer not null,
        area bigint not null check (area > 0),
        seats integer check (seats > 0),
        decoration text not null check (decoration in ('bare', 'basic', 'fitted', 'furnished')),
        price_amount bigint not null check (price_amount > 0),
        price_unit text not null
          check (price_unit in ('sqm_day', 'sqm_month', 'sqm_year', 'room_month', 'workstation_month')),
        price_source_zh text not null,
        price_source_en text,
        priced_on date not null,
        height integer,
        floor_load integer,
        power integer,
        deposit_months integer not null,
        term_months integer not null,
        description_zh text,
        description_en text,
        title_zh text not null,
        title_en text,
        rent bigint not null,
        area_band text not null,
        rent_band text not null,
        let_until date not null,
        ${searchColumns},
        constraint space_units_seats check (price_unit <> 'workstation_month' or seats is not null)
      )`.execute(db);
      // A range type of our own, so that the constraint below compares ids exactly and needs no extension.
      await sql`create type space_unit_range as range (subtype = text)`.execute(db);
      await sql`create table space_contracts (
        id text primary key,
        unit_id text not null references space_units (id) deferrable initially immediate,
        starts_on date not null,
        ends_on date not null,
        state text not null check (state in ('pending_signature', 'active', 'renewed', 'terminated')),
        constraint space_contracts_term check (starts_on <= ends_on),
        constraint space_contracts_overlap exclude using gist
          (space_unit_range(unit_id, unit_id, '[]') with &&, daterange(starts_on, ends_on, '[]') with &&)
          where (state <> 'terminated')
      )`.execute(db);
      await sql`create index space_contracts_unit on space_contracts (unit_id, ends_on)`.execute(db);
      // `let_until` is an index entry of the contracts, which lists are sorted and counted by: no statement can write
      // anything else into it.
      await sql`create function space_unit_let_until() returns trigger language plpgsql as $$ begin
        new.let_until := coalesce(
          (select max(ends_on) from space_contracts where unit_id = new.id and state <> 'terminated'), date '0001-01-01');
        return new;
      end $$`.execute(db);
      await sql`create trigger space_units_let_until before insert or update on space_units
        for each row execute function space_unit_let_until()`.execute(db);
      await sql`create function space_contract_changed() returns trigger language plpgsql as $$ begin
        if tg_op <> 'INSERT' then update space_units set let_until = let_until where id = old.unit_id; end if;
        if tg_op <> 'DELETE' then update space_units set let_until = let_until where id = new.unit_id; end if;
        return null;
      end $$`.execute(db);
      await sql`create trigger space_contracts_changed after insert or update or delete on space_contracts
        for each row execute function space_contract_changed()`.execute(db);
      for (const { make } of unitIndexes) await make.execute(db);
    },
  },
};
