import type { Locale } from '@zonekit/api-client/contract';
import type { HouseType } from '@zonekit/api-client/space/contract';
import type { BaseData, LandOverlays } from '@zonekit/api-client/space/plan/contract';
import { PLAN_HOUSE_TYPES, type PlanNumber } from '@zonekit/api-client/space/plan/lists';
import type { Db, Tx } from '../../../frame/context.ts';
import { houseTypes } from '../space.labels.ts';
import { presentUnit } from '../space.present.ts';
import { findParks, findUnits, namesOfParks } from '../space.repository.ts';
import {
  nameIn,
  presentBuilding,
  presentParcel,
  presentParkPoint,
  presentStock,
  stateOfParcel,
} from './plan.present.ts';
import { boundsOf, findParcels, latestVacant, NO_STOCK, outlinedBuildings, stockBy } from './plan.repository.ts';
import type { Position } from './plan.tables.ts';

/** Buildings of one answer, those with most vacant first: a phone draws no more, and a ring takes some 300 bytes. */
const MOST_BUILDINGS = 300;
const LATEST = 6;

interface Reader {
  locale: Locale;
  today: string;
}

/** Parcels, buildings and parks of what `num` selects; null for all house types. */
export const landOverlaysOf = async (
  db: Db | Tx,
  num: PlanNumber | null,
  { locale, today }: Reader,
): Promise<LandOverlays> => {
  const types: readonly HouseType[] = num === null ? Object.values(PLAN_HOUSE_TYPES).flat() : PLAN_HOUSE_TYPES[num];
  const [buildingStock, parkStock, parcels] = await Promise.all([
    stockBy(db, 'building_id', types, today),
    stockBy(db, 'park_id', types, today),
    findParcels(db, today),
  ]);
  const shown = [...buildingStock]
    .sort(([a, one], [b, other]) => other.vacant - one.vacant || (a < b ? -1 : 1))
    .slice(0, MOST_BUILDINGS)
    .map(([id]) => id);
  const [buildings, parks, names] = await Promise.all([
    outlinedBuildings(db, shown),
    findParks(db, [...parkStock.keys()].sort()),
    namesOfParks(db),
  ]);
  const rings = [...parcels, ...buildings].flatMap(({ ring }) => ring);
  const points = parks.map(({ longitude, latitude }): Position => [longitude, latitude]);
  return {
    type: 'FeatureCollection',
    num,
    house_types: [...types],
    bbox: boundsOf([...rings, ...points]),
    features: [
      ...parcels.map((row) => presentParcel(row, names, locale)),
      ...buildings.map((row) => presentBuilding(row, buildingStock.get(row.id) ?? NO_STOCK, names, locale)),
      ...parks.map((row) => presentParkPoint(row, parkStock.get(row.id) ?? NO_STOCK, locale)),
    ],
  };
};

const countOf = async (db: Db | Tx, table: 'space_incubators' | 'space_carriers'): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
};

/** The figures of the landing page; each follows from units and contracts. */
export const baseDataOf = async (db: Db | Tx, { locale, today }: Reader): Promise<BaseData> => {
  const [all, byType, byPark, names, parcels, latest, incubators, carriers] = await Promise.all([
    stockBy(db, null, null, today),
    stockBy(db, 'house_type', null, today),
    stockBy(db, 'park_id', null, today),
    namesOfParks(db),
    findParcels(db, today),
    latestVacant(db, today, LATEST),
    countOf(db, 'space_incubators'),
    countOf(db, 'space_carriers'),
  ]);
  const total = all.get('') ?? NO_STOCK;
  const vacantParcels = parcels.filter((parcel) => stateOfParcel(parcel) === 'vacant');
  const metres = (area: number | null) => (area === null ? null : area / 100);
  return {
    ...presentStock(total),
    newly_vacant: total.newly_vacant,
    area: total.area / 100,
    types: (Object.keys(houseTypes) as HouseType[]).flatMap((house_type) => {
      const stock = byType.get(house_type);
      if (!stock) return [];
      const { area_from, area_to } = stock;
      return [{ house_type, ...presentStock(stock), area_from: metres(area_from), area_to: metres(area_to) }];
    }),
    parks: names.map((park) => {
      const stock = byPark.get(park.id) ?? NO_STOCK;
      return { id: park.id, name: nameIn(locale, park), area: stock.area / 100, ...presentStock(stock) };
    }),
    latest: (await findUnits(db, latest)).map((row) => presentUnit(row, { locale, today, terms: null })),
    parcels: {
      vacant: vacantParcels.length,
      vacant_area: vacantParcels.reduce((sum, { area }) => sum + area, 0),
    },
    incubators,
    carriers,
  };
};
