import { areaBand, normalisedRent, rentBand } from '@zonekit/api-client/space/rent';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import type { Condition } from '../../frame/list/list.ts';
import { searchableOf, writeSearched } from '../../frame/list/write.ts';
import { decorations, houseTypes } from './space.labels.ts';
import { parkList, unitList } from './space.lists.ts';
import type { BuildingRow, ContractRow, ParkRow, UnitRow } from './space.tables.ts';

type Derived = 'park_id' | 'title_zh' | 'title_en' | 'rent' | 'area_band' | 'rent_band';

/** What a landlord says of a unit; the rest follows from it, from its building and park, and from the contracts. */
export type UnitData = Omit<UnitRow, Derived | 'let_until'>;

const parkColumns: Record<keyof ParkRow, string> = {
  id: 'text',
  name_zh: 'text',
  name_en: 'text',
  address_zh: 'text',
  address_en: 'text',
  introduction_zh: 'text',
  introduction_en: 'text',
  operator_zh: 'text',
  operator_en: 'text',
  phone: 'text',
  house_types: 'text[]',
  facilities: 'jsonb',
  transport: 'jsonb',
  longitude: 'double precision',
  latitude: 'double precision',
  opened_on: 'date',
  position: 'bigint',
  viewing_capacity: 'integer',
  renewal_12: 'integer',
  renewal_24: 'integer',
  renewal_36: 'integer',
};
const unitDataColumns: Record<keyof UnitData, string> = {
  id: 'text',
  building_id: 'text',
  house_type: 'text',
  number: 'text',
  floor: 'integer',
  area: 'bigint',
  seats: 'integer',
  decoration: 'text',
  price_amount: 'bigint',
  price_unit: 'text',
  price_source_zh: 'text',
  price_source_en: 'text',
  priced_on: 'date',
  height: 'integer',
  floor_load: 'integer',
  power: 'integer',
  deposit_months: 'integer',
  term_months: 'integer',
  description_zh: 'text',
  description_en: 'text',
};
const unitColumns: Record<keyof UnitData | Derived, string> = {
  ...unitDataColumns,
  park_id: 'text',
  title_zh: 'text',
  title_en: 'text',
  rent: 'bigint',
  area_band: 'text',
  rent_band: 'text',
};
export const parkNames = Object.keys(parkColumns) as (keyof ParkRow)[];
export const unitNames = Object.keys(unitColumns) as (keyof typeof unitColumns)[];

const besidesId = (columns: object): string[] => Object.keys(columns).filter((name) => name !== 'id');

/** Inserts parks, or writes them anew. */
export const writeParks = (db: Db | Tx, parks: readonly ParkRow[]): Promise<void> =>
  writeSearched(
    db,
    { table: 'space_parks', columns: parkColumns, replace: besidesId(parkColumns) },
    parks.map((park) => {
      const { address_zh, address_en, introduction_zh, introduction_en, operator_zh, operator_en } = park;
      const types = park.house_types.flatMap((type) => Object.values(houseTypes[type]));
      const texts = [address_zh, address_en, introduction_zh, introduction_en, operator_zh, operator_en, ...types];
      return { ...park, ...searchableOf(parkList, park, texts) };
    }),
  );

/** Inserts buildings, or writes them anew. */
export const writeBuildings = async (db: Db | Tx, buildings: readonly BuildingRow[]): Promise<void> => {
  await sql`
    insert into space_buildings (id, park_id, name_zh, name_en, floors, completed_year)
    select id, park_id, name_zh, name_en, floors, completed_year
    from jsonb_to_recordset(${JSON.stringify(buildings)}::jsonb)
      as r (id text, park_id text, name_zh text, name_en text, floors integer, completed_year integer)
    on conflict (id) do update set park_id = excluded.park_id, name_zh = excluded.name_zh, name_en = excluded.name_en,
      floors = excluded.floors, completed_year = excluded.completed_year`.execute(db);
};

interface Surroundings {
  id: string;
  park_id: string;
  name_zh: string;
  name_en: string | null;
  park_zh: string;
  park_en: string | null;
  address_zh: string;
  address_en: string | null;
}

/** Building, park and address of units, by building. */
const surroundingsOf = async (db: Db | Tx, buildingIds: readonly string[]): Promise<Map<string, Surroundings>> => {
  const rows = await db
    .selectFrom('space_buildings as b')
    .innerJoin('space_parks as p', 'p.id', 'b.park_id')
    .select(['b.id', 'b.park_id', 'b.name_zh', 'b.name_en'])
    .select(['p.name_zh as park_zh', 'p.name_en as park_en', 'p.address_zh', 'p.address_en'])
    .where('b.id', '=', anyOf(buildingIds))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const derivedOf = (unit: UnitData, near: Surroundings): Pick<UnitRow, Derived> => {
  const area = unit.area / 100;
  const rent = normalisedRent({ amount: unit.price_amount, unit: unit.price_unit, area, seats: unit.seats });
  const { park_en, name_en } = near;
  return {
    park_id: near.park_id,
    title_zh: `${near.park_zh}${near.name_zh} ${unit.number}`,
    title_en: park_en !== null && name_en !== null ? `${park_en}, ${name_en}, ${unit.number}` : null,
    rent,
    area_band: areaBand(area),
    rent_band: rentBand(rent),
  };
};

/**
 * Inserts units, or writes them anew, with what follows from their data.
 * @throws Error where a building does not exist
 */
export const writeUnits = async (db: Db | Tx, units: readonly UnitData[]): Promise<void> => {
  const surroundings = await surroundingsOf(db, [...new Set(units.map(({ building_id }) => building_id))]);
  const rows = units.map((unit) => {
    const near = surroundings.get(unit.building_id);
    if (!near) throw new Error(`building_id: there is no building ${unit.building_id}`);
    const row = { ...unit, ...derivedOf(unit, near) };
    const words = [...Object.values(houseTypes[unit.house_type]), ...Object.values(decorations[unit.decoration])];
    const texts = [near.address_zh, near.address_en, unit.description_zh, unit.description_en, ...words];
    return { ...row, ...searchableOf(unitList, row, texts) };
  });
  await writeSearched(db, { table: 'space_units', columns: unitColumns, replace: besidesId(unitColumns) }, rows);
};

const BATCH = 1_000;

/** Writes units anew whose building or park was renamed or moved. */
export const rewriteUnits = async (tx: Tx, where: { park_id: string } | { building_id: string }): Promise<void> => {
  const within: Condition =
    'park_id' in where ? sql<SqlBool>`park_id = ${where.park_id}` : sql<SqlBool>`building_id = ${where.building_id}`;
  const names = Object.keys(unitDataColumns) as (keyof UnitData)[];
  for (let after = ''; ; ) {
    const units: UnitData[] = await tx
      .selectFrom('space_units')
      .select(names)
      .where(within)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (units.length > 0) await writeUnits(tx, units);
    const last = units.at(-1);
    if (!last || units.length < BATCH) return;
    after = last.id;
  }
};

/** Inserts contracts, or writes them anew. The database refuses two that overlap in one unit. */
export const writeContracts = async (db: Db | Tx, contracts: readonly ContractRow[]): Promise<void> => {
  await sql`
    insert into space_contracts (id, unit_id, starts_on, ends_on, state)
    select id, unit_id, starts_on, ends_on, state from jsonb_to_recordset(${JSON.stringify(contracts)}::jsonb)
      as r (id text, unit_id text, starts_on date, ends_on date, state text)
    on conflict (id) do update set unit_id = excluded.unit_id, starts_on = excluded.starts_on,
      ends_on = excluded.ends_on, state = excluded.state`.execute(db);
};
