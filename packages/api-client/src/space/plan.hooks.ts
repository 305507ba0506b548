'use client';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { BaseData, LandOverlays, PanoramaDetail, PanoramaSummary, SpaceInformation } from './plan.contract.ts';
import { planEndpoints } from './plan.endpoints.gen.ts';

const { landOverlays, listPanoramas, getPanorama, getBaseData, listSpaceInformation } = planEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/**
 * Parcels, buildings and parks as GeoJSON; the map before stays while another loads.
 * @param query `{ num }`, 1 to 4; `{}` for all house types. Null asks nothing.
 */
export const useLandOverlays = (query: { num?: number } | null): Read<LandOverlays> =>
  mapRead(useRead(landOverlays, query === null ? null : { query }, { keep: true }), dataOf);

/** @param query `{ park }` for those of one park. Null asks nothing. */
export const usePanoramas = (query: { park?: string } | null): Read<PanoramaSummary[]> =>
  mapRead(useRead(listPanoramas, query === null ? null : { query }), dataOf);

/** Null asks nothing. */
export const usePanorama = (id: string | null): Read<PanoramaDetail> =>
  mapRead(useRead(getPanorama, id === null ? null : { params: { panorama_id: id } }), dataOf);

/** Introductions to the kinds of space. @param query `{ type }`, 1 to 4; `{}` for all four. Null asks nothing. */
export const useSpaceInformation = (query: { type?: number } | null): Read<SpaceInformation[]> =>
  mapRead(useRead(listSpaceInformation, query === null ? null : { query }), dataOf);

/** Figures of the landing page. */
export const useBaseData = (): Read<BaseData> => mapRead(useRead(getBaseData, {}), dataOf);
