'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { DemandQuery, HallQuery } from './demand.client.ts';
import type { DemandAudience, DemandDetail, DemandFit, OwnDemand } from './demand.contract.ts';
import { demandEndpoints } from './demand.endpoints.gen.ts';

const { listHallDemands, hallDemandsFile, getHallDemand, listDemandMatches, listDemandFits } = demandEndpoints;
const { listDemands, demandsFile, getDemand, createDemand, updateDemand, moveDemand, previewAudience } =
  demandEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page of the hall with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useHallDemands = (query: HallQuery | null): Read<AnswerOf<typeof listHallDemands>> =>
  useList(listHallDemands, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useHallDemandPages = (query: HallQuery | null) => useListPages(listHallDemands, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveHallDemands = () => useSaveList(hallDemandsFile);

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
export const useDemands = (query: DemandQuery | null): Read<AnswerOf<typeof listDemands>> =>
  useList(listDemands, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useDemandPages = (query: DemandQuery | null) => useListPages(listDemands, query);

/** Saves my demands as a file: `save('csv', {})`. */
export const useSaveDemands = () => useSaveList(demandsFile);

/** Null asks nothing. */
export const useDemand = (id: string | null): Read<OwnDemand> =>
  mapRead(useRead(getDemand, id === null ? null : { params: { demand_id: id } }), dataOf);

const CHANGED = [listDemands, getDemand, listHallDemands, getHallDemand];

/** Saves a draft. `send({ body })`. */
export const useCreateDemand = () => useWrite(createDemand, dataOf, { quiet: true, refreshes: CHANGED });

/** Changes a draft. `send({ params: { demand_id }, body: { version, … } })`. */
export const useUpdateDemand = () => useWrite(updateDemand, dataOf, { quiet: true, refreshes: CHANGED });

/** Submits, withdraws or completes mine. `send({ params: { demand_id }, body: { status } })`. */
export const useMoveDemand = () => useWrite(moveDemand, dataOf, { quiet: true, refreshes: CHANGED });

/** Companies that a demand would be shown to; changes nothing. `send({ body })`. */
export const usePreviewAudience = () => useWrite(previewAudience, dataOf, { quiet: true });
