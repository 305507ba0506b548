import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { ParkDetail, ParkSummary, UnitDetail, UnitSummary } from './space.contract.ts';
import { spaceEndpoints } from './space.endpoints.gen.ts';
import type { parkList, unitList } from './space.lists.ts';

export type UnitQuery = NonNullable<InputOf<typeof spaceEndpoints.listUnits>['query']>;
export type ParkQuery = NonNullable<InputOf<typeof spaceEndpoints.listParks>['query']>;

/** A page with its facets. `area_min` and `area_max` are square metres, `rent_min` and `rent_max` yuan per m² and month. */
export const listUnits = (
  transport: Transport,
  query: UnitQuery = {},
  options?: CallOptions,
): Promise<Paged<UnitSummary, typeof unitList>> => transport.call(spaceEndpoints.listUnits, { query }, options);

/** The same list as a file. */
export const fetchUnits = (
  transport: Transport,
  ...what: ListFileOf<typeof spaceEndpoints.unitsFile>
): Promise<ListFile> => fetchListFile(transport, spaceEndpoints.unitsFile, ...what);

/** @throws ApiError `not_found` */
export const getUnit = async (transport: Transport, id: string, options?: CallOptions): Promise<UnitDetail> =>
  (await transport.call(spaceEndpoints.getUnit, { params: { unit_id: id } }, options)).data;

/**
 * Units side by side, in the order of `ids`; one that does not exist is left out.
 * @param ids two to four
 * @throws ApiError `validation_failed` for fewer or more
 */
export const compareUnits = async (
  transport: Transport,
  ids: readonly string[],
  options?: CallOptions,
): Promise<UnitDetail[]> =>
  (await transport.call(spaceEndpoints.compareUnits, { query: { ids: [...ids] } }, options)).data;

/** A page with its facets. */
export const listParks = (
  transport: Transport,
  query: ParkQuery = {},
  options?: CallOptions,
): Promise<Paged<ParkSummary, typeof parkList>> => transport.call(spaceEndpoints.listParks, { query }, options);

/** The same list as a file. */
export const fetchParks = (
  transport: Transport,
  ...what: ListFileOf<typeof spaceEndpoints.parksFile>
): Promise<ListFile> => fetchListFile(transport, spaceEndpoints.parksFile, ...what);

/** @throws ApiError `not_found` */
export const getPark = async (transport: Transport, id: string, options?: CallOptions): Promise<ParkDetail> =>
  (await transport.call(spaceEndpoints.getPark, { params: { park_id: id } }, options)).data;
