import type { HouseType } from '@zonekit/api-client/space/contract';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { addDays } from '../../../frame/day.ts';
import type { PlanTables, Position } from './plan.tables.ts';

export type ParcelRow = Selectable<PlanTables['space_parcels']>;
export type PanoramaRow = Selectable<PlanTables['space_panoramas']>;
export type SceneRow = Selectable<PlanTables['space_scenes']>;
export type InformationRow = Selectable<PlanTables['space_information']>;

/** Units and what of them is vacant; areas in hundredths of a square metre, rents of vacant units in fen. */
export interface PlanStock {
  units: number;
  area: number;
  area_from: number | null;
  area_to: number | null;
  vacant: number;
  vacant_area: number;
  rent_from: number | null;
  rent_to: number | null;
  newly_vacant: number;
}

export const NO_STOCK: PlanStock = {
  ...{ units: 0, area: 0, area_from: null, area_to: null, vacant: 0, vacant_area: 0 },
  ...{ rent_from: null, rent_to: null, newly_vacant: 0 },
};

/** Days within which a unit counts as newly vacant. */
const NEW_DAYS = 7;

/** Stock by the values of a column of units, or of all under '' without one. @param types null for all */
export const stockBy = async (
  db: Db | Tx,
  column: 'building_id' | 'park_id' | 'house_type' | null,
  types: readonly HouseType[] | null,
  today: string,
): Promise<Map<string, PlanStock>> => {
  const key = column === null ? sql`''::text` : sql.ref(column);
  const vacant = sql<SqlBool>`let_until < ${today}::date`;
  const within = types === null ? sql<SqlBool>`true` : sql<SqlBool>`house_type = ${anyOf(types)}`;
  const { rows } = await sql<PlanStock & { key: string }>`
    select ${key} as key, count(*)::integer as units, coalesce(sum(area), 0)::bigint as area,
      min(area) as area_from, max(area) as area_to,
      (count(*) filter (where ${vacant}))::integer as vacant,
      coalesce(sum(area) filter (where ${vacant}), 0)::bigint as vacant_area,
      min(rent) filter (where ${vacant}) as rent_from, max(rent) filter (where ${vacant}) as rent_to,
      (count(*) filter (where ${vacant} and let_until >= ${addDays(today, -NEW_DAYS)}::date))::integer as newly_vacant
    from space_units where ${within} group by 1`.execute(db);
  return new Map(rows.map(({ key: value, ...stock }) => [value, stock]));
};

/** Vacant units, the last to become vacant first. */
export const latestVacant = async (db: Db | Tx, today: string, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from space_units where let_until < ${today}::date order by let_until desc, id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Buildings with their ground plans, of those that have one. */
export const outlinedBuildings = async (db: Db | Tx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('space_buildings as b')
        .innerJoin('space_outlines as o', 'o.building_id', 'b.id')
        .select(['b.id', 'b.park_id', 'b.name_zh', 'b.name_en', 'b.floors', 'o.ring'])
        .where('b.id', '=', anyOf(ids))
        .orderBy('b.id')
        .execute();

/** Parcels with the number of vacant units on those that are let by units. */
export const findParcels = async (db: Db | Tx, today: string): Promise<(ParcelRow & { vacant_units: number })[]> => {
  const { rows } = await sql<ParcelRow & { vacant_units: number }>`
    select p.id, p.park_id, p.building_id, p.name_zh, p.name_en, p.state, p.use, p.area, p.floor_area_ratio, p.ring,
      (select count(*) from space_units u where u.building_id = p.building_id and u.let_until < ${today}::date)::integer
        as vacant_units
    from space_parcels p order by p.id`.execute(db);
  return rows;
};

/** At most four. */
export const findSpaceInformation = (db: Db | Tx): Promise<InformationRow[]> =>
  db.selectFrom('space_information').selectAll().orderBy('id').execute();

const panoramaColumns = ['id', 'park_id', 'name_zh', 'name_en', 'position'] as const;

export const findPanoramas = (db: Db | Tx, parkId: string | undefined) => {
  const all = db.selectFrom('space_panoramas').select(panoramaColumns);
  const chosen = parkId === undefined ? all : all.where('park_id', '=', parkId);
  return chosen.orderBy('position').orderBy('id').execute();
};

export const findPanorama = (db: Db | Tx, id: string) =>
  db.selectFrom('space_panoramas').select(panoramaColumns).where('id', '=', id).executeTakeFirst();

/** In their order, by panorama. */
export const scenesOf = (db: Db | Tx, panoramaIds: readonly string[]): Promise<SceneRow[]> =>
  db
    .selectFrom('space_scenes')
    .selectAll()
    .where('panorama_id', '=', anyOf(panoramaIds))
    .orderBy('panorama_id')
    .orderBy('position')
    .orderBy('id')
    .execute();

/** West, south, east, north; null without a position. */
export const boundsOf = (positions: readonly Position[]): [number, number, number, number] | null => {
  const [first] = positions;
  if (!first) return null;
  return positions.reduce<[number, number, number, number]>(
    ([west, south, east, north], [longitude, latitude]) => [
      Math.min(west, longitude),
      Math.min(south, latitude),
      Math.max(east, longitude),
      Math.max(north, latitude),
    ],
    [...first, ...first],
  );
};
