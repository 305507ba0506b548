import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { inOrder } from '../../frame/in-order.ts';
import type { BuildingRow, ContractRow, ParkRow, UnitRow } from './space.tables.ts';
import { parkNames, unitNames } from './space.write.ts';

/** A unit with its building, its park and the last day of its contracts. */
export interface PlacedUnit extends Omit<UnitRow, 'let_until'> {
  park_zh: string;
  park_en: string | null;
  building_zh: string;
  building_en: string | null;
  address_zh: string;
  address_en: string | null;
  /** Null without a contract. */
  last_day: string | null;
}

/** Units in the order of `ids`; an unknown id is left out. */
export const findUnits = async (db: Db | Tx, ids: readonly string[]): Promise<PlacedUnit[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('space_units as u')
    .innerJoin('space_buildings as b', 'b.id', 'u.building_id')
    .innerJoin('space_parks as p', 'p.id', 'u.park_id')
    .select(unitNames.map((name) => `u.${name}` as const))
    .select(['b.name_zh as building_zh', 'b.name_en as building_en'])
    .select(['p.name_zh as park_zh', 'p.name_en as park_en', 'p.address_zh', 'p.address_en'])
    .select(
      sql<string | null>`(select max(c.ends_on) from space_contracts c
        where c.unit_id = u.id and c.state <> 'terminated')`.as('last_day'),
    )
    .where('u.id', '=', anyOf(ids))
    .execute();
  return inOrder(rows, ids);
};

/** Contracts of a unit that are not terminated and not over, the next first. */
export const contractsOf = (db: Db | Tx, unitId: string, today: string): Promise<ContractRow[]> =>
  db
    .selectFrom('space_contracts')
    .select(['id', 'unit_id', 'starts_on', 'ends_on', 'state'])
    .where('unit_id', '=', unitId)
    .where('state', '<>', 'terminated')
    .where('ends_on', '>=', today)
    .orderBy('starts_on')
    .execute();

export const findParks = async (db: Db | Tx, ids: readonly string[]): Promise<ParkRow[]> => {
  if (ids.length === 0) return [];
  return inOrder(await db.selectFrom('space_parks').select(parkNames).where('id', '=', anyOf(ids)).execute(), ids);
};

/** Ids and names of all parks, in their order. */
export const namesOfParks = (db: Db | Tx): Promise<Pick<ParkRow, 'id' | 'name_zh' | 'name_en'>[]> =>
  db.selectFrom('space_parks').select(['id', 'name_zh', 'name_en']).orderBy('position').orderBy('id').execute();

export const buildingsOf = (db: Db | Tx, parkIds: readonly string[]): Promise<BuildingRow[]> =>
  db
    .selectFrom('space_buildings')
    .select(['id', 'park_id', 'name_zh', 'name_en', 'floors', 'completed_year'])
    .where('park_id', '=', anyOf(parkIds))
    .orderBy('id')
    .execute();

/** What there is and what of it is vacant today; areas in hundredths of a square metre. */
export interface Stock {
  units: number;
  vacant: number;
  area: number;
  vacant_area: number;
  /** Null where nothing is vacant. */
  rent_from: number | null;
}

const stockColumns = (today: string) => {
  const vacant = sql<SqlBool>`let_until < ${today}::date`;
  return sql<Stock>`count(*)::integer as units, (count(*) filter (where ${vacant}))::integer as vacant,
    coalesce(sum(area), 0)::bigint as area, coalesce(sum(area) filter (where ${vacant}), 0)::bigint as vacant_area, min(rent) filter (where ${vacant}) as rent_from`;
};

/** By park, for the parks of one page; a park without units is left out. */
export const stockOfParks = async (
  db: Db | Tx,
  parkIds: readonly string[],
  today: string,
): Promise<Map<string, Stock>> => {
  if (parkIds.length === 0) return new Map();
  const { rows } = await sql<Stock & { park_id: string }>`
    select park_id, ${stockColumns(today)} from space_units where park_id = ${anyOf(parkIds)} group by park_id`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.park_id, row]));
};

/** By building and floor, from the ground up. */
export const stockOfFloors = async (
  db: Db | Tx,
  parkId: string,
  today: string,
): Promise<(Stock & { building_id: string; floor: number })[]> => {
  const { rows } = await sql<Stock & { building_id: string; floor: number }>`
    select building_id, floor, ${stockColumns(today)} from space_units where park_id = ${parkId}
    group by building_id, floor order by building_id, floor`.execute(db);
  return rows;
};

/** The next rows by id. */
export const parksAfter = (db: Db | Tx, id: string, limit: number): Promise<ParkRow[]> =>
  db.selectFrom('space_parks').select(parkNames).where('id', '>', id).orderBy('id').limit(limit).execute();

export const buildingsAfter = (db: Db | Tx, id: string, limit: number): Promise<BuildingRow[]> =>
  db.selectFrom('space_buildings').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute();

export const unitsAfter = (db: Db | Tx, id: string, limit: number): Promise<Omit<UnitRow, 'let_until'>[]> =>
  db.selectFrom('space_units').select(unitNames).where('id', '>', id).orderBy('id').limit(limit).execute();
