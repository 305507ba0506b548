import * as z from 'zod/mini';
import { endpoint, envelope, isoDate } from '../contract/contract.ts';

export type { AddressArea } from './address-area.ts';

/** Six digits of GB/T 2260, or `-1` as the parent of a province. */
const regionCode = z.string().check(z.regex(/^(-1|\d{6}|\d{9})$/));

/** Item of a region picker. */
export const region = z.object({
  id: regionCode,
  region_name: z.string(),
  parent_id: regionCode,
  level: z.enum(['province', 'city', 'county']),
  /** False if the choice ends here: a city without counties has no third level. */
  has_children: z.boolean(),
  /** The name is that of a development zone, not of a county. */
  is_zone: z.boolean(),
});
export interface Region extends z.infer<typeof region> {}

export const regionPath = z.object({ path: z.array(region), matched: z.string() });
export interface RegionPath extends z.infer<typeof regionPath> {}

/** Regions as a tree, for a form without further requests. */
const county = z.object({ id: regionCode, region_name: z.string() });
const city = z.extend(county, { children: z.array(county) });
export const area = z.extend(county, { children: z.array(city) });
export interface Area extends z.infer<typeof area> {}

export const regionAmendment = z.object({
  date: z.string(),
  kind: z.enum(['new', 'split', 'merged', 'renamed']),
  old_codes: z.array(regionCode),
  new_codes: z.array(regionCode),
  note: z.string(),
});

/** A region by its levels; null with its successors where it no longer exists. */
export const resolvedRegion = z.object({ current: z.nullable(z.array(region)), successors: z.array(z.array(region)) });
export interface ResolvedRegion extends z.infer<typeof resolvedRegion> {}

/** Where the list of regions comes from. */
export const regionSource = z.object({
  base: z.string(),
  cut_off: isoDate,
  amendments: z.array(regionAmendment),
  caution: z.string(),
});
export interface RegionSource extends z.infer<typeof regionSource> {}

export const regionEndpoints = {
  listRegions: endpoint({
    method: 'GET',
    path: '/universal/regions',
    summary: 'Provinces (parent_id=-1), cities of a province, counties of a city',
    access: 'public',
    query: z.object({ parent_id: z._default(regionCode, '-1') }),
    errors: [404],
    response: envelope(z.array(region)),
  }),
  areas: endpoint({
    method: 'GET',
    path: '/universal/base/areas',
    summary: 'All provinces, with their cities and counties where `level` asks for them',
    access: 'public',
    query: z.object({ level: z._default(z.enum(['province', 'city', 'county']), 'city') }),
    response: envelope(z.array(area)),
  }),
  searchRegions: endpoint({
    method: 'GET',
    path: '/universal/regions/search',
    summary: 'Regions by name, pinyin or initials, each with its way from the province',
    access: 'public',
    query: z.object({ q: z.string().check(z.minLength(1), z.maxLength(40)) }),
    response: envelope(z.array(regionPath)),
  }),
  resolveRegion: endpoint({
    method: 'GET',
    path: '/universal/regions/resolve',
    summary: 'The way to a code of today, and the successors of a code that has been dissolved (one or several: ask)',
    access: 'public',
    query: z.object({ id: regionCode }),
    errors: [404],
    response: envelope(resolvedRegion),
  }),
  regionSource: endpoint({
    method: 'GET',
    path: '/universal/regions/source',
    summary: 'Where the list of regions comes from, its cut-off date and the amendments made to it',
    access: 'public',
    response: envelope(regionSource),
  }),
};
