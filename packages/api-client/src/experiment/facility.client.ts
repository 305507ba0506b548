import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { FacilityDetail, FacilitySummary } from './facility.contract.ts';
import { facilityEndpoints } from './facility.endpoints.gen.ts';
import type { facilityList } from './facility.lists.ts';

export type FacilityQuery = NonNullable<InputOf<typeof facilityEndpoints.listFacilities>['query']>;

/** A page with its facets. */
export const listFacilities = (
  transport: Transport,
  query: FacilityQuery = {},
  options?: CallOptions,
): Promise<Paged<FacilitySummary, typeof facilityList>> =>
  transport.call(facilityEndpoints.listFacilities, { query }, options);

/** The same list as a file. */
export const fetchFacilities = (
  transport: Transport,
  ...what: ListFileOf<typeof facilityEndpoints.facilitiesFile>
): Promise<ListFile> => fetchListFile(transport, facilityEndpoints.facilitiesFile, ...what);

/** @throws ApiError `not_found` */
export const getFacility = async (transport: Transport, id: string, options?: CallOptions): Promise<FacilityDetail> =>
  (await transport.call(facilityEndpoints.getFacility, { params: { obj_id: id } }, options)).data;
