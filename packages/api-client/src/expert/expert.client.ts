import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { ExpertDetail, ExpertSummary } from './expert.contract.ts';
import { expertEndpoints } from './expert.endpoints.gen.ts';
import type { expertList } from './expert.lists.ts';

export type ExpertQuery = NonNullable<InputOf<typeof expertEndpoints.listExperts>['query']>;

/** A page with its facets. */
export const listExperts = (
  transport: Transport,
  query: ExpertQuery = {},
  options?: CallOptions,
): Promise<Paged<ExpertSummary, typeof expertList>> => transport.call(expertEndpoints.listExperts, { query }, options);

/** The same list as a file. */
export const fetchExperts = (
  transport: Transport,
  ...what: ListFileOf<typeof expertEndpoints.expertsFile>
): Promise<ListFile> => fetchListFile(transport, expertEndpoints.expertsFile, ...what);

/** @throws ApiError `not_found` */
export const getExpert = async (transport: Transport, id: string, options?: CallOptions): Promise<ExpertDetail> =>
  (await transport.call(expertEndpoints.getExpert, { params: { expert_id: id } }, options)).data;

export * from './consultation.client.ts';
export * from './expert-entry.client.ts';
