import { fetchListFile, type ListFileOf } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { LaboratoryDetail } from './laboratory.contract.ts';
import { laboratoryEndpoints } from './laboratory.endpoints.gen.ts';

export type LaboratoryQuery = NonNullable<InputOf<typeof laboratoryEndpoints.listLaboratories>['query']>;

/** A page with its facets. */
export const listLaboratories = (transport: Transport, query: LaboratoryQuery = {}, options?: CallOptions) =>
  transport.call(laboratoryEndpoints.listLaboratories, { query }, options);

/** The same list as a file. */
export const fetchLaboratories = (
  transport: Transport,
  ...what: ListFileOf<typeof laboratoryEndpoints.laboratoriesFile>
) => fetchListFile(transport, laboratoryEndpoints.laboratoriesFile, ...what);

/** @throws ApiError `not_found` */
export const getLaboratory = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<LaboratoryDetail> =>
  (await transport.call(laboratoryEndpoints.getLaboratory, { params: { obj_id: id } }, options)).data;
