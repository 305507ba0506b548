'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { CarrierQuery, IncubatorQuery } from './incubator.client.ts';
import type { CarrierDetail, CarrierSummary, IncubatorDetail, IncubatorSummary } from './incubator.contract.ts';
import { incubatorEndpoints } from './incubator.endpoints.gen.ts';
import type { carrierList, incubatorList } from './incubator.lists.ts';

const { listIncubators, incubatorsFile, getIncubator, listCarriers, carriersFile, getCarrier } = incubatorEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useIncubators = (query: IncubatorQuery | null): Read<Paged<IncubatorSummary, typeof incubatorList>> =>
  useList(listIncubators, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useIncubatorPages = (query: IncubatorQuery | null): ListPages<IncubatorSummary> =>
  useListPages(listIncubators, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveIncubators = (): ListSaver<typeof incubatorEndpoints.incubatorsFile> => useSaveList(incubatorsFile);

/** Null asks nothing. */
export const useIncubator = (id: string | null): Read<IncubatorDetail> =>
  mapRead(useRead(getIncubator, id === null ? null : { params: { incubator_id: id } }), dataOf);

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useCarriers = (query: CarrierQuery | null): Read<Paged<CarrierSummary, typeof carrierList>> =>
  useList(listCarriers, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useCarrierPages = (query: CarrierQuery | null): ListPages<CarrierSummary> =>
  useListPages(listCarriers, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveCarriers = (): ListSaver<typeof incubatorEndpoints.carriersFile> => useSaveList(carriersFile);

/** Null asks nothing. */
export const useCarrier = (id: string | null): Read<CarrierDetail> =>
  mapRead(useRead(getCarrier, id === null ? null : { params: { carrier_id: id } }), dataOf);
