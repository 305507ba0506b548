import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { OutcomeDetail, OutcomeSummary } from './outcome.contract.ts';
import { outcomeEndpoints } from './outcome.endpoints.gen.ts';
import type { outcomeList } from './outcome.lists.ts';

export type OutcomeQuery = NonNullable<InputOf<typeof outcomeEndpoints.listOutcomes>['query']>;

/** A page with its facets. */
export const listOutcomes = (
  transport: Transport,
  query: OutcomeQuery = {},
  options?: CallOptions,
): Promise<Paged<OutcomeSummary, typeof outcomeList>> =>
  transport.call(outcomeEndpoints.listOutcomes, { query }, options);

/** The same list as a file. */
export const fetchOutcomes = (
  transport: Transport,
  ...what: ListFileOf<typeof outcomeEndpoints.outcomesFile>
): Promise<ListFile> => fetchListFile(transport, outcomeEndpoints.outcomesFile, ...what);

/** @throws ApiError `not_found` */
export const getOutcome = async (transport: Transport, id: string, options?: CallOptions): Promise<OutcomeDetail> =>
  (await transport.call(outcomeEndpoints.getOutcome, { params: { obj_id: id } }, options)).data;
