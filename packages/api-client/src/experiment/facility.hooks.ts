'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { FacilityQuery } from './facility.client.ts';
import type { FacilityDetail, FacilitySummary } from './facility.contract.ts';
import { facilityEndpoints } from './facility.endpoints.gen.ts';
import type { facilityList } from './facility.lists.ts';

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useFacilities = (query: FacilityQuery | null): Read<Paged<FacilitySummary, typeof facilityList>> =>
  useList(facilityEndpoints.listFacilities, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useFacilityPages = (query: FacilityQuery | null): ListPages<FacilitySummary> =>
  useListPages(facilityEndpoints.listFacilities, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveFacilities = (): ListSaver<typeof facilityEndpoints.facilitiesFile> =>
  useSaveList(facilityEndpoints.facilitiesFile);

/** Null asks nothing. */
export const useFacility = (id: string | null): Read<FacilityDetail> =>
  mapRead(useRead(facilityEndpoints.getFacility, id === null ? null : { params: { obj_id: id } }), ({ data }) => data);
