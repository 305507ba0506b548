import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { CarrierDetail, CarrierSummary, IncubatorDetail, IncubatorSummary } from './incubator.contract.ts';
import { incubatorEndpoints } from './incubator.endpoints.gen.ts';
import type { carrierList, incubatorList } from './incubator.lists.ts';

export type IncubatorQuery = NonNullable<InputOf<typeof incubatorEndpoints.listIncubators>['query']>;
export type CarrierQuery = NonNullable<InputOf<typeof incubatorEndpoints.listCarriers>['query']>;

/** A page with its facets. */
export const listIncubators = (
  transport: Transport,
  query: IncubatorQuery = {},
  options?: CallOptions,
): Promise<Paged<IncubatorSummary, typeof incubatorList>> =>
  transport.call(incubatorEndpoints.listIncubators, { query }, options);

/** The same list as a file. */
export const fetchIncubators = (
  transport: Transport,
  ...what: ListFileOf<typeof incubatorEndpoints.incubatorsFile>
): Promise<ListFile> => fetchListFile(transport, incubatorEndpoints.incubatorsFile, ...what);

/** @throws ApiError `not_found` */
export const getIncubator = async (transport: Transport, id: string, options?: CallOptions): Promise<IncubatorDetail> =>
  (await transport.call(incubatorEndpoints.getIncubator, { params: { incubator_id: id } }, options)).data;

/** A page with its facets. */
export const listCarriers = (
  transport: Transport,
  query: CarrierQuery = {},
  options?: CallOptions,
): Promise<Paged<CarrierSummary, typeof carrierList>> =>
  transport.call(incubatorEndpoints.listCarriers, { query }, options);

/** The same list as a file. */
export const fetchCarriers = (
  transport: Transport,
  ...what: ListFileOf<typeof incubatorEndpoints.carriersFile>
): Promise<ListFile> => fetchListFile(transport, incubatorEndpoints.carriersFile, ...what);

/** @throws ApiError `not_found` */
export const getCarrier = async (transport: Transport, id: string, options?: CallOptions): Promise<CarrierDetail> =>
  (await transport.call(incubatorEndpoints.getCarrier, { params: { carrier_id: id } }, options)).data;
