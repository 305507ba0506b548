import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type {
  DemandAudience,
  DemandDetail,
  DemandFit,
  DemandForm,
  DemandSummary,
  DemandWishes,
  OwnDemand,
} from './demand.contract.ts';
import { demandEndpoints } from './demand.endpoints.gen.ts';
import type { demandList, ownDemandList } from './demand.lists.ts';

export type HallQuery = NonNullable<InputOf<typeof demandEndpoints.listHallDemands>['query']>;
export type DemandQuery = NonNullable<InputOf<typeof demandEndpoints.listDemands>['query']>;

/** A page of the demand hall with its facets. */
export const listHallDemands = (
  transport: Transport,
  query: HallQuery = {},
  options?: CallOptions,
): Promise<Paged<DemandSummary, typeof demandList>> =>
  transport.call(demandEndpoints.listHallDemands, { query }, options);

/** The same list as a file. */
export const fetchHallDemands = (
  transport: Transport,
  ...what: ListFileOf<typeof demandEndpoints.hallDemandsFile>
): Promise<ListFile> => fetchListFile(transport, demandEndpoints.hallDemandsFile, ...what);

/** @throws ApiError `not_found` */
export const getHallDemand = async (transport: Transport, id: string, options?: CallOptions): Promise<DemandDetail> =>
  (await transport.call(demandEndpoints.getHallDemand, { params: { demand_id: id } }, options)).data;

/** Companies for a demand, the best first. @throws ApiError `not_found` */
export const listDemandMatches = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<DemandAudience> =>
  (await transport.call(demandEndpoints.listDemandMatches, { params: { demand_id: id } }, options)).data;

/** How my company compares with some demands. */
export const listDemandFits = async (
  transport: Transport,
  ids: string[],
  options?: CallOptions,
): Promise<DemandFit[]> =>
  (await transport.call(demandEndpoints.listDemandFits, { query: { demand_id: ids } }, options)).data;

/** My demands. */
export const listDemands = (
  transport: Transport,
  query: DemandQuery = {},
  options?: CallOptions,
): Promise<Paged<OwnDemand, typeof ownDemandList>> => transport.call(demandEndpoints.listDemands, { query }, options);

/** The same list as a file. */
export const fetchDemands = (
  transport: Transport,
  ...what: ListFileOf<typeof demandEndpoints.demandsFile>
): Promise<ListFile> => fetchListFile(transport, demandEndpoints.demandsFile, ...what);

/** @throws ApiError `not_found` */
export const getDemand = async (transport: Transport, id: string, options?: CallOptions): Promise<OwnDemand> =>
  (await transport.call(demandEndpoints.getDemand, { params: { demand_id: id } }, options)).data;

/** Saves a draft. */
export const createDemand = async (transport: Transport, body: DemandForm, options?: CallOptions): Promise<OwnDemand> =>
  (await transport.call(demandEndpoints.createDemand, { body }, options)).data;

/** Companies that a demand with these wishes would be shown to. */
export const previewAudience = async (
  transport: Transport,
  body: DemandWishes,
  options?: CallOptions,
): Promise<DemandAudience> => (await transport.call(demandEndpoints.previewAudience, { body }, options)).data;

/** Changes a draft. @throws ApiError `conflict` with `details.version` */
export const updateDemand = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof demandEndpoints.updateDemand>['body'],
  options?: CallOptions,
): Promise<OwnDemand> =>
  (await transport.call(demandEndpoints.updateDemand, { params: { demand_id: id }, body }, options)).data;

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveDemand = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof demandEndpoints.moveDemand>['body'],
  options?: CallOptions,
): Promise<OwnDemand> =>
  (await transport.call(demandEndpoints.moveDemand, { params: { demand_id: id }, body }, options)).data;
