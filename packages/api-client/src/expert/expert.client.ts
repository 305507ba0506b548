import { fetchListFile, type ListFileOf } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { ExpertDetail } from './expert.contract.ts';
import { expertEndpoints } from './expert.endpoints.gen.ts';

export type ExpertQuery = NonNullable<InputOf<typeof expertEndpoints.listExperts>['query']>;

/** A page with its facets. */
export const listExperts = (transport: Transport, query: ExpertQuery = {}, options?: CallOptions) =>
  transport.call(expertEndpoints.listExperts, { query }, options);

/** The same list as a file. */
export const fetchExperts = (transport: Transport, ...what: ListFileOf<typeof expertEndpoints.expertsFile>) =>
  fetchListFile(transport, expertEndpoints.expertsFile, ...what);

/** @throws ApiError `not_found` */
export const getExpert = async (transport: Transport, id: string, options?: CallOptions): Promise<ExpertDetail> =>
  (await transport.call(expertEndpoints.getExpert, { params: { expert_id: id } }, options)).data;

export * from './consultation.client.ts';
export * from './expert-entry.client.ts';
