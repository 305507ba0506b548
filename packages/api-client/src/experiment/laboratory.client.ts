import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { LaboratoryDetail, LaboratorySummary } from './laboratory.contract.ts';
import { laboratoryEndpoints } from './laboratory.endpoints.gen.ts';
import type { laboratoryList } from './laboratory.lists.ts';

export type LaboratoryQuery = NonNullable<InputOf<typeof laboratoryEndpoints.listLaboratories>['query']>;

/** A page with its facets. */
export const listLaboratories = (
  transport: Transport,
  query: LaboratoryQuery = {},
  options?: CallOptions,
): Promise<Paged<LaboratorySummary, typeof laboratoryList>> =>
  transport.call(laboratoryEndpoints.listLaboratories, { query }, options);

/** The same list as a file. */
export const fetchLaboratories = (
  transport: Transport,
  ...what: ListFileOf<typeof laboratoryEndpoints.laboratoriesFile>
): Promise<ListFile> => fetchListFile(transport, laboratoryEndpoints.laboratoriesFile, ...what);

/** @throws ApiError `not_found` */
export const getLaboratory = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<LaboratoryDetail> =>
  (await transport.call(laboratoryEndpoints.getLaboratory, { params: { obj_id: id } }, options)).data;
