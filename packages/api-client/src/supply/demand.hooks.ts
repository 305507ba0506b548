'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { DemandQuery, HallQuery } from './demand.client.ts';
import type { DemandAudience, DemandDetail, DemandFit, DemandSummary, OwnDemand } from './demand.contract.ts';
import { demandEndpoints } from './demand.endpoints.gen.ts';
import type { demandList, ownDemandList } from './demand.lists.ts';

const { listHallDemands, hallDemandsFile, getHallDemand, listDemandMatches, listDemandFits } = demandEndpoints;
const { listDemands, demandsFile, getDemand, createDemand, updateDemand, moveDemand, previewAudience } =
  demandEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page of the hall with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useHallDemands = (query: HallQuery | null): Read<Paged<DemandSummary, typeof demandList>> =>
  useList(listHallDemands, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useHallDemandPages = (query: HallQuery | null): ListPages<DemandSummary> =>
  useListPages(listHallDemands, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveHallDemands = (): ListSaver<typeof demandEndpoints.hallDemandsFile> => useSaveList(hallDemandsFile);

/** Null asks nothing. */
export const useHallDemand = (id: string | null): Read<DemandDetail> =>
  mapRead(useRead(getHallDemand, id === null ? null : { params: { demand_id: id } }), dataOf);

/** Companies for a demand, the best first. Null asks nothing. */
export const useDemandMatches = (id: string | null): Read<DemandAudience> =>
  mapRead(useRead(listDemandMatches, id === null ? null : { params: { demand_id: id } }), dataOf);

/** How my company compares with some demands. Null asks nothing. */
export const useDemandFits = (ids: string[] | null): Read<DemandFit[]> =>
  mapRead(useRead(listDemandFits, ids === null ? null : { query: { demand_id: ids } }), dataOf);

/** My demands, those that go on first. Null asks nothing. */
export const useDemands = (query: DemandQuery | null): Read<Paged<OwnDemand, typeof ownDemandList>> =>
  useList(listDemands, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useDemandPages = (query: DemandQuery | null): ListPages<OwnDemand> => useListPages(listDemands, query);

/** Saves my demands as a file: `save('csv', {})`. */
export const useSaveDemands = (): ListSaver<typeof demandEndpoints.demandsFile> => useSaveList(demandsFile);

/** Null asks nothing. */
export const useDemand = (id: string | null): Read<OwnDemand> =>
  mapRead(useRead(getDemand, id === null ? null : { params: { demand_id: id } }), dataOf);

const CHANGED = [listDemands, getDemand, listHallDemands, getHallDemand];

/** Saves a draft. `send({ body })`. */
export const useCreateDemand = (): Writer<InputOf<typeof demandEndpoints.createDemand>, OwnDemand> =>
  useWrite(createDemand, dataOf, { quiet: true, refreshes: CHANGED });

/** Changes a draft. `send({ params: { demand_id }, body: { version, … } })`. */
export const useUpdateDemand = (): Writer<InputOf<typeof demandEndpoints.updateDemand>, OwnDemand> =>
  useWrite(updateDemand, dataOf, { quiet: true, refreshes: CHANGED });

/** Submits, withdraws or completes mine. `send({ params: { demand_id }, body: { status } })`. */
export const useMoveDemand = (): Writer<InputOf<typeof demandEndpoints.moveDemand>, OwnDemand> =>
  useWrite(moveDemand, dataOf, { quiet: true, refreshes: CHANGED });

/** Companies that a demand would be shown to; changes nothing. `send({ body })`. */
export const usePreviewAudience = (): Writer<InputOf<typeof demandEndpoints.previewAudience>, DemandAudience> =>
  useWrite(previewAudience, dataOf, { quiet: true });
