'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import { demandEndpoints } from './demand.endpoints.gen.ts';
import type { ResponseQuery } from './response.client.ts';
import type { DemandResponse } from './response.contract.ts';
import { responseEndpoints } from './response.endpoints.gen.ts';
import type { responseList } from './response.lists.ts';

const { listResponses, responsesFile, getResponse, createResponse, moveResponse, listDemandResponses } =
  responseEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My responses, those that wait for an answer first. Null asks nothing. */
export const useResponses = (query: ResponseQuery | null): Read<Paged<DemandResponse, typeof responseList>> =>
  useList(listResponses, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useResponsePages = (query: ResponseQuery | null): ListPages<DemandResponse> =>
  useListPages(listResponses, query);

/** Saves my responses as a file: `save('csv', {})`. */
export const useSaveResponses = (): ListSaver<typeof responseEndpoints.responsesFile> => useSaveList(responsesFile);

/** Null asks nothing. */
export const useResponse = (id: string | null): Read<DemandResponse> =>
  mapRead(useRead(getResponse, id === null ? null : { params: { response_id: id } }), dataOf);

/** Responses to one of my demands. Null asks nothing. */
export const useDemandResponses = (demandId: string | null): Read<DemandResponse[]> =>
  mapRead(useRead(listDemandResponses, demandId === null ? null : { params: { demand_id: demandId } }), dataOf);

const { listDemands, getDemand, listHallDemands, getHallDemand } = demandEndpoints;
const CHANGED = [
  listResponses,
  getResponse,
  listDemandResponses,
  ...[listDemands, getDemand, listHallDemands, getHallDemand],
];

/** Responds to a demand. `send({ body })`. */
export const useCreateResponse = (): Writer<InputOf<typeof responseEndpoints.createResponse>, DemandResponse> =>
  useWrite(createResponse, dataOf, { quiet: true, refreshes: CHANGED });

/** Accepts or declines one. `send({ params: { response_id }, body: { status, reason } })`. */
export const useMoveResponse = (): Writer<InputOf<typeof responseEndpoints.moveResponse>, DemandResponse> =>
  useWrite(moveResponse, dataOf, { quiet: true, refreshes: CHANGED });
