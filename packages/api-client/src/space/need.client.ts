import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Need, NeedForm, NeedMatch } from './need.contract.ts';
import { needEndpoints } from './need.endpoints.gen.ts';
import type { needList } from './need.lists.ts';

export type NeedQuery = NonNullable<InputOf<typeof needEndpoints.listNeeds>['query']>;

export const listNeeds = (
  transport: Transport,
  query: NeedQuery = {},
  options?: CallOptions,
): Promise<Paged<Need, typeof needList>> => transport.call(needEndpoints.listNeeds, { query }, options);

/** The same list as a file. */
export const fetchNeeds = (
  transport: Transport,
  ...what: ListFileOf<typeof needEndpoints.needsFile>
): Promise<ListFile> => fetchListFile(transport, needEndpoints.needsFile, ...what);

/** @throws ApiError `not_found` */
export const getNeed = async (transport: Transport, id: string, options?: CallOptions): Promise<Need> =>
  (await transport.call(needEndpoints.getNeed, { params: { need_id: id } }, options)).data;

/** Units for a need, the best first. @throws ApiError `not_found` */
export const listMatches = async (transport: Transport, id: string, options?: CallOptions): Promise<NeedMatch[]> =>
  (await transport.call(needEndpoints.listMatches, { params: { need_id: id } }, options)).data;

/** Publishes a need for 90 days. */
export const createNeed = async (transport: Transport, body: NeedForm, options?: CallOptions): Promise<Need> =>
  (await transport.call(needEndpoints.createNeed, { body }, options)).data;

/** @throws ApiError `transition_refused` with `details.allowed` */
export const moveNeed = async (
  transport: Transport,
  id: string,
  body: InputOf<typeof needEndpoints.moveNeed>['body'],
  options?: CallOptions,
): Promise<Need> => (await transport.call(needEndpoints.moveNeed, { params: { need_id: id }, body }, options)).data;
