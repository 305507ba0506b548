import type { Locale } from '@zonekit/api-client/contract';
import type {
  BuildingFeature,
  PanoramaDetail,
  PanoramaScene,
  PanoramaSummary,
  ParcelFeature,
  ParcelState,
  ParkFeature,
  SpaceInformation,
} from '@zonekit/api-client/space/plan/contract';
import { UNIT_KINDS } from '@zonekit/api-client/space/unit-path';
import type { BuildingRow, ParkRow } from '../space.tables.ts';
import type { InformationRow, ParcelRow, PlanStock, SceneRow } from './plan.repository.ts';
import type { Position } from './plan.tables.ts';

type Named = { name_zh: string; name_en: string | null };
type ParkName = Named & { id: string };

export const nameIn = (locale: Locale, { name_zh, name_en }: Named): string => (locale === 'en' && name_en) || name_zh;

/** In English where its title is translated. */
export const presentSpaceInformation = (row: InformationRow, locale: Locale): SpaceInformation => {
  const lang = locale === 'en' && row.title_en !== null ? 'en' : 'zh-CN';
  const text = (zh: string, en: string | null) => (lang === 'en' && en) || zh;
  return {
    id: row.id,
    type: UNIT_KINDS.indexOf(row.id) + 1,
    title: text(row.title_zh, row.title_en),
    lang,
    summary: text(row.summary_zh, row.summary_en),
    description: text(row.description_zh, row.description_en),
    terms: text(row.terms_zh, row.terms_en),
    suits: text(row.suits_zh, row.suits_en).split('\n'),
  };
};

const yuan = (amount: number | null) => (amount === null ? null : ({ amount, currency: 'CNY' } as const));

/** Areas in square metres. */
export const presentStock = ({ units, vacant, vacant_area, rent_from, rent_to }: PlanStock) => ({
  units,
  vacant,
  vacant_area: vacant_area / 100,
  rent_from: yuan(rent_from),
  rent_to: yuan(rent_to),
});

/** Where units are let, vacant and let follow from their contracts. */
export const stateOfParcel = ({
  state,
  vacant_units,
}: Pick<ParcelRow, 'state'> & { vacant_units: number }): ParcelState => state ?? (vacant_units > 0 ? 'vacant' : 'let');

const parkOf = (parks: readonly ParkName[], id: string | null, locale: Locale) => {
  const park = parks.find((each) => each.id === id);
  return park ? { id: park.id, name: nameIn(locale, park) } : null;
};

const polygonOf = (ring: readonly Position[]) => ({ type: 'Polygon' as const, coordinates: [[...ring]] });

export const presentParcel = (
  row: ParcelRow & { vacant_units: number },
  parks: readonly ParkName[],
  locale: Locale,
): ParcelFeature => ({
  type: 'Feature',
  id: row.id,
  geometry: polygonOf(row.ring),
  properties: {
    kind: 'parcel',
    name: nameIn(locale, row),
    state: stateOfParcel(row),
    use: row.use,
    area: row.area,
    floor_area_ratio: row.floor_area_ratio === null ? null : row.floor_area_ratio / 100,
    park: parkOf(parks, row.park_id, locale),
  },
});

export const presentBuilding = (
  row: Pick<BuildingRow, 'id' | 'park_id' | 'name_zh' | 'name_en' | 'floors'> & { ring: Position[] },
  stock: PlanStock,
  parks: readonly ParkName[],
  locale: Locale,
): BuildingFeature => ({
  type: 'Feature',
  id: row.id,
  geometry: polygonOf(row.ring),
  properties: {
    kind: 'building',
    name: nameIn(locale, row),
    park: parkOf(parks, row.park_id, locale) ?? { id: row.park_id, name: row.park_id },
    floors: row.floors,
    ...presentStock(stock),
  },
});

export const presentParkPoint = (row: ParkRow, stock: PlanStock, locale: Locale): ParkFeature => ({
  type: 'Feature',
  id: row.id,
  geometry: { type: 'Point', coordinates: [row.longitude, row.latitude] },
  properties: {
    kind: 'park',
    name: nameIn(locale, row),
    address: (locale === 'en' && row.address_en) || row.address_zh,
    ...presentStock(stock),
  },
});

const presentScene = (row: SceneRow, lang: Locale): PanoramaScene => ({
  id: row.id,
  name: nameIn(lang, row),
  description: (lang === 'en' && row.description_en) || row.description_zh,
  picture: row.picture,
  flat: row.flat,
  yaw: row.yaw,
  pitch: row.pitch,
  ways: row.ways,
});

/** @param scenes of the panorama, in their order; null without any, since there is nothing to see */
export const presentPanorama = (
  row: Named & { id: string; park_id: string | null },
  scenes: readonly SceneRow[],
  parks: readonly ParkName[],
  locale: Locale,
): PanoramaSummary | null => {
  const [first] = scenes;
  if (!first) return null;
  return {
    id: row.id,
    name: nameIn(locale, row),
    lang: locale === 'en' && row.name_en !== null ? 'en' : 'zh-CN',
    park: parkOf(parks, row.park_id, locale),
    scenes: scenes.length,
    cover: first.flat,
  };
};

export const presentPanoramaDetail = (summary: PanoramaSummary, scenes: readonly SceneRow[]): PanoramaDetail => ({
  ...summary,
  scene_list: scenes.map((scene) => presentScene(scene, summary.lang)),
});
