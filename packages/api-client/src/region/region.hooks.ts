'use client';
import { useCallback } from 'react';
import { useApi } from '../react/api-context.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { listRegions, resolveRegion, searchRegions } from './region.client.ts';
import type { Area, Region, RegionPath, RegionSource, ResolvedRegion } from './region.contract.ts';
import { regionEndpoints } from './region.endpoints.gen.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/** Children of a region, `-1` for the provinces. Null: no request. */
export const useRegions = (parentId: string | null): Read<Region[]> =>
  mapRead(useRead(regionEndpoints.listRegions, parentId === null ? null : { query: { parent_id: parentId } }), dataOf);

/** Regions by name, pinyin or initials. An empty text sends no request. */
export const useRegionSearch = (q: string): Read<RegionPath[]> =>
  mapRead(useRead(regionEndpoints.searchRegions, q.trim() === '' ? null : { query: { q } }, { keep: true }), dataOf);

/** All regions down to a level, as a tree. Null: no request. */
export const useAreas = (level: 'province' | 'city' | 'county' | null): Read<Area[]> =>
  mapRead(useRead(regionEndpoints.areas, level === null ? null : { query: { level } }), dataOf);

/** Path of a code, or its successors. Null: no request. */
export const useResolvedRegion = (id: string | null): Read<ResolvedRegion> =>
  mapRead(useRead(regionEndpoints.resolveRegion, id === null ? null : { query: { id } }), dataOf);

export const useRegionSource = (): Read<RegionSource> => mapRead(useRead(regionEndpoints.regionSource, {}), dataOf);

export interface RegionLoaders {
  load: (parentId: string, signal?: AbortSignal) => Promise<Region[]>;
  search: (q: string, signal?: AbortSignal) => Promise<RegionPath[]>;
  resolve: (id: string, signal?: AbortSignal) => Promise<ResolvedRegion>;
}

/** The same as functions, for a picker that loads by itself. @throws ApiError */
export const useRegionLoaders = (): RegionLoaders => {
  const { transport } = useApi();
  const load = useCallback(
    (parentId: string, signal?: AbortSignal) => listRegions(transport, parentId, signal && { signal }),
    [transport],
  );
  const search = useCallback(
    (q: string, signal?: AbortSignal) => searchRegions(transport, q, signal && { signal }),
    [transport],
  );
  const resolve = useCallback(
    (id: string, signal?: AbortSignal) => resolveRegion(transport, id, signal && { signal }),
    [transport],
  );
  return { load, search, resolve };
};
