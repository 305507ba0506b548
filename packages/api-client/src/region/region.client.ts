import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Area, Region, RegionPath, RegionSource, ResolvedRegion } from './region.contract.ts';
import { regionEndpoints } from './region.endpoints.gen.ts';

/** Parent of the provinces. */
export const TOP = '-1';

/** Provinces (`-1`), cities of a province, counties of a city. */
export const listRegions = async (
  transport: Transport,
  parentId: string = TOP,
  options?: CallOptions,
): Promise<Region[]> =>
  (await transport.call(regionEndpoints.listRegions, { query: { parent_id: parentId } }, options)).data;

/** Search by name, pinyin or initials. */
export const searchRegions = async (transport: Transport, q: string, options?: CallOptions): Promise<RegionPath[]> =>
  (await transport.call(regionEndpoints.searchRegions, { query: { q } }, options)).data;

/** Path of a current code, or the successors of a dissolved one. */
export const resolveRegion = async (transport: Transport, id: string, options?: CallOptions): Promise<ResolvedRegion> =>
  (await transport.call(regionEndpoints.resolveRegion, { query: { id } }, options)).data;

export const getRegionSource = async (transport: Transport, options?: CallOptions): Promise<RegionSource> =>
  (await transport.call(regionEndpoints.regionSource, {}, options)).data;

/** All regions down to a level, as a tree. */
export const listAreas = async (
  transport: Transport,
  level: 'province' | 'city' | 'county' = 'city',
  options?: CallOptions,
): Promise<Area[]> => (await transport.call(regionEndpoints.areas, { query: { level } }, options)).data;
