import * as z from 'zod/mini';
import { endpoint, envelope, id, locale, money } from '../contract/contract.ts';
import { PARCEL_STATES, PARCEL_USES } from './plan.lists.ts';
import { houseType, unitSummary } from './space.contract.ts';
import { UNIT_KINDS } from './unit-path.ts';

export const parcelState = z.enum(PARCEL_STATES);
export type ParcelState = z.infer<typeof parcelState>;
export const parcelUse = z.enum(PARCEL_USES);
export type ParcelUse = z.infer<typeof parcelUse>;

/** WGS 84, degrees: longitude first. Source: RFC 7946. */
const position = z.tuple([z.number(), z.number()]);
/** An outer ring, closed. */
const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) });
const point = z.object({ type: z.literal('Point'), coordinates: position });
const place = z.object({ id, name: z.string() });

/** Units of the chosen house types, and what of them is vacant today. Areas in square metres. */
const stock = {
  units: z.number(),
  vacant: z.number(),
  vacant_area: z.number(),
  /** Of vacant units, per square metre and month; null where nothing is vacant. */
  rent_from: z.nullable(money),
  rent_to: z.nullable(money),
};

const parcel = z.object({
  type: z.literal('Feature'),
  id,
  geometry: polygon,
  properties: z.object({
    kind: z.literal('parcel'),
    name: z.string(),
    /** Vacant and let follow from the contracts where units are let on it. */
    state: parcelState,
    use: parcelUse,
    /** Square metres. */
    area: z.number(),
    /** Highest floor-area ratio; null where none is set. */
    floor_area_ratio: z.nullable(z.number()),
    park: z.nullable(place),
  }),
});

const building = z.object({
  type: z.literal('Feature'),
  id,
  geometry: polygon,
  properties: z.object({ kind: z.literal('building'), name: z.string(), park: place, floors: z.number(), ...stock }),
});

const park = z.object({
  type: z.literal('Feature'),
  id,
  geometry: point,
  properties: z.object({ kind: z.literal('park'), name: z.string(), address: z.string(), ...stock }),
});

export const landFeature = z.union([parcel, building, park]);
export type LandFeature = z.infer<typeof landFeature>;
export interface ParcelFeature extends z.infer<typeof parcel> {}
export interface BuildingFeature extends z.infer<typeof building> {}
export interface ParkFeature extends z.infer<typeof park> {}

/** GeoJSON: all parcels, then the buildings and the parks that have units of the chosen house types. */
export const landOverlays = z.object({
  type: z.literal('FeatureCollection'),
  /** The number of the request; null for all house types. */
  num: z.nullable(z.number()),
  house_types: z.array(houseType),
  /** West, south, east, north of all features; null without any. */
  bbox: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  features: z.array(landFeature),
});
export interface LandOverlays extends z.infer<typeof landOverlays> {}

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));

/** One place to stand at, as the panorama of the kit takes it. Angles in degrees. */
export const panoramaScene = z.object({
  id,
  name: z.string(),
  /** What is to be seen, in words. */
  description: z.string(),
  /** File of an equirectangular picture, twice as wide as high. */
  picture: id,
  /** File of a flat picture of the same place, 16:9. */
  flat: id,
  /** Where the view begins: to the right of the picture's middle, above the horizon. */
  yaw: degrees(180),
  pitch: degrees(90),
  /** Ways to other scenes of the panorama. */
  ways: z.array(z.object({ to: id, yaw: degrees(180), pitch: degrees(90) })),
});
export interface PanoramaScene extends z.infer<typeof panoramaScene> {}

export const panoramaSummary = z.object({
  id,
  name: z.string(),
  lang: locale,
  /** Null outside the parks. */
  park: z.nullable(place),
  scenes: z.number(),
  /** Flat picture of the first scene. */
  cover: id,
});
export interface PanoramaSummary extends z.infer<typeof panoramaSummary> {}
export const panoramaDetail = z.extend(panoramaSummary, { scene_list: z.array(panoramaScene) });
export interface PanoramaDetail extends z.infer<typeof panoramaDetail> {}

/** Figures of the landing page; all follow from units and contracts. */
export const baseData = z.object({
  ...stock,
  /** Units that a contract left within the last seven days. */
  newly_vacant: z.number(),
  /** Square metres of all units. */
  area: z.number(),
  types: z.array(
    z.object({ house_type: houseType, ...stock, area_from: z.nullable(z.number()), area_to: z.nullable(z.number()) }),
  ),
  parks: z.array(z.object({ id, name: z.string(), area: z.number(), ...stock })),
  /** Vacant units, the last to become vacant first. */
  latest: z.array(unitSummary),
  parcels: z.object({ vacant: z.number(), vacant_area: z.number() }),
  incubators: z.number(),
  carriers: z.number(),
});
export interface BaseData extends z.infer<typeof baseData> {}

/** Introduction to a kind of space. Shown at `/space/briefIntroduction?type=`. */
export const spaceInformation = z.object({
  id: z.enum(UNIT_KINDS),
  /** Number of the kind, 1 to 4, as in the address. */
  type: z.number(),
  title: z.string(),
  lang: locale,
  summary: z.string(),
  /** The kind of space and its condition at handover. */
  description: z.string(),
  terms: z.string(),
  /** Suitable tenants and uses, one an entry. */
  suits: z.array(z.string()),
});
export interface SpaceInformation extends z.infer<typeof spaceInformation> {}

export const planEndpoints = {
  listSpaceInformation: endpoint({
    method: 'GET',
    path: '/space-service/information',
    summary:
      'Introductions to the kinds of space in their order. 1: office building, 2: standard factory, 3: maker space, 4: industrial land; without a type all four',
    access: 'public',
    query: z.object({ type: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(4))) }),
    response: envelope(z.array(spaceInformation)),
  }),
  landOverlays: endpoint({
    method: 'GET',
    path: '/space-service/land_overlays',
    summary:
      'Parcels, buildings and parks as GeoJSON. 1: offices, 2: factories, 3: maker space, 4: industrial land; without a number those of all house types',
    access: 'public',
    query: z.object({ num: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(4))) }),
    response: envelope(landOverlays),
  }),
  listPanoramas: endpoint({
    method: 'GET',
    path: '/space-service/panoramas',
    summary: 'Panoramas in their order, of one park or all',
    access: 'public',
    query: z.object({ park: z.optional(id) }),
    response: envelope(z.array(panoramaSummary)),
  }),
  getPanorama: endpoint({
    method: 'GET',
    path: '/space-service/panoramas/{panorama_id}',
    summary: 'A panorama with its scenes and the ways between them',
    access: 'public',
    params: z.object({ panorama_id: id }),
    errors: [404],
    response: envelope(panoramaDetail),
  }),
  getBaseData: endpoint({
    method: 'GET',
    path: '/space-service/base_data',
    summary: 'What can be leased, in figures: by house type and by park, and the latest vacant units',
    access: 'public',
    response: envelope(baseData),
  }),
};
