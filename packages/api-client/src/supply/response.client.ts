import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { DemandResponse, ResponseForm } from './response.contract.ts';
import { responseEndpoints } from './response.endpoints.gen.ts';
import type { responseList } from './response.lists.ts';

export type ResponseQuery = NonNullable<InputOf<typeof responseEndpoints.listResponses>['query']>;

/** My responses. */
export const listResponses = (
  transport: Transport,
  query: ResponseQuery = {},
  options?: CallOptions,
): Promise<Paged<DemandResponse, typeof responseList>> =>
  transport.call(responseEndpoints.listResponses, { query }, options);

/** The same list as a file. */
export const fetchResponses = (
  transport: Transport,
  ...what: ListFileOf<typeof responseEndpoints.responsesFile>
): Promise<ListFile> => fetchListFile(transport, responseEndpoints.responsesFile, ...what);

/** @throws ApiError `not_found` */
export const getResponse = async (transport: Transport, id: string, options?: CallOptions): Promise<DemandResponse> =>
  (await transport.call(responseEndpoints.getResponse, { params: { response_id: id } }, options)).data;

/** Responses to one of my demands. @throws ApiError `not_found` */
export const listDemandResponses = async (
  transport: Transport,
  demandId: string,
  options?: CallOptions,
): Promise<DemandResponse[]> =>
  (await transport.call(responseEndpoints.listDemandResponses, { params: { demand_id: demandId } }, options)).data;

/** Responds to a demand. @throws ApiError `conflict` with `details.response_id` */
export const createResponse = async (
  transport: Transport,
  body: ResponseForm,
  options?: CallOptions,
): Promise<DemandResponse> => (await transport.call(responseEndpoints.createResponse, { body }, options)).data;

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveResponse = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof responseEndpoints.moveResponse>['body'],
  options?: CallOptions,
): Promise<DemandResponse> =>
  (await transport.call(responseEndpoints.moveResponse, { params: { response_id: id }, body }, options)).data;
