import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { ResourceCategory, ResourceCounts } from './experiment.contract.ts';
import { experimentEndpoints } from './experiment.endpoints.gen.ts';

export type ResourceCountsQuery = NonNullable<InputOf<typeof experimentEndpoints.getResourceCounts>['query']>;

/** The six kinds with their counts; with `q` the hits of each. */
export const getResourceCounts = async (
  transport: Transport,
  query: ResourceCountsQuery = {},
  options?: CallOptions,
): Promise<ResourceCounts> => (await transport.call(experimentEndpoints.getResourceCounts, { query }, options)).data;

/** Dictionaries; all where no `businessCode` is given, none where it is unknown. */
export const listResourceCategories = async (
  transport: Transport,
  businessCode?: string,
  options?: CallOptions,
): Promise<ResourceCategory[]> =>
  (
    await transport.call(
      experimentEndpoints.listResourceCategories,
      { query: businessCode === undefined ? {} : { business_code: businessCode } },
      options,
    )
  ).data;
