'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { ParkQuery, UnitQuery } from './space.client.ts';
import type { ParkDetail, ParkSummary, UnitDetail, UnitSummary } from './space.contract.ts';
import { spaceEndpoints } from './space.endpoints.gen.ts';
import type { parkList, unitList } from './space.lists.ts';

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useUnits = (query: UnitQuery | null): Read<Paged<UnitSummary, typeof unitList>> =>
  useList(spaceEndpoints.listUnits, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useUnitPages = (query: UnitQuery | null): ListPages<UnitSummary> =>
  useListPages(spaceEndpoints.listUnits, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveUnits = (): ListSaver<typeof spaceEndpoints.unitsFile> => useSaveList(spaceEndpoints.unitsFile);

/** Null asks nothing. */
export const useUnit = (id: string | null): Read<UnitDetail> =>
  mapRead(useRead(spaceEndpoints.getUnit, id === null ? null : { params: { unit_id: id } }), ({ data }) => data);

/** Two to four units in the order of `ids`; fewer or more ask nothing. */
export const useUnitComparison = (ids: readonly string[]): Read<UnitDetail[]> => {
  const comparable = ids.length >= 2 && ids.length <= 4;
  return mapRead(
    useRead(spaceEndpoints.compareUnits, comparable ? { query: { ids: [...ids] } } : null, { keep: true }),
    ({ data }) => data,
  );
};

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useParks = (query: ParkQuery | null): Read<Paged<ParkSummary, typeof parkList>> =>
  useList(spaceEndpoints.listParks, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useParkPages = (query: ParkQuery | null): ListPages<ParkSummary> =>
  useListPages(spaceEndpoints.listParks, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveParks = (): ListSaver<typeof spaceEndpoints.parksFile> => useSaveList(spaceEndpoints.parksFile);

/** Null asks nothing. */
export const usePark = (id: string | null): Read<ParkDetail> =>
  mapRead(useRead(spaceEndpoints.getPark, id === null ? null : { params: { park_id: id } }), ({ data }) => data);
