import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { ServiceCategory, ServiceDetail, ServiceSpec, ServiceSummary } from './service.contract.ts';
import { serviceEndpoints } from './service.endpoints.gen.ts';
import type { experimentServiceList, serviceList } from './service.lists.ts';

export type ServiceQuery = NonNullable<InputOf<typeof serviceEndpoints.listServices>['query']>;
export type ExperimentServiceQuery = NonNullable<InputOf<typeof serviceEndpoints.listExperimentServices>['query']>;

/** A page with its facets. `price_min` and `price_max` are yuan of the cheapest package. */
export const listServices = (
  transport: Transport,
  query: ServiceQuery = {},
  options?: CallOptions,
): Promise<Paged<ServiceSummary, typeof serviceList>> =>
  transport.call(serviceEndpoints.listServices, { query }, options);

/** The same list as a file. */
export const fetchServices = (
  transport: Transport,
  ...what: ListFileOf<typeof serviceEndpoints.servicesFile>
): Promise<ListFile> => fetchListFile(transport, serviceEndpoints.servicesFile, ...what);

/** @throws ApiError `not_found` */
export const getService = async (transport: Transport, id: string, options?: CallOptions): Promise<ServiceDetail> =>
  (await transport.call(serviceEndpoints.getService, { params: { obj_id: id } }, options)).data;

/**
 * Services of either catalogue side by side, in the order of `ids`; one that does not exist is left out.
 * @param ids two to four
 * @throws ApiError `validation_failed` for fewer or more
 */
export const compareServices = async (
  transport: Transport,
  ids: readonly string[],
  options?: CallOptions,
): Promise<ServiceSummary[]> =>
  (await transport.call(serviceEndpoints.compareServices, { query: { ids: [...ids] } }, options)).data;

/** A page with its facets. */
export const listExperimentServices = (
  transport: Transport,
  query: ExperimentServiceQuery = {},
  options?: CallOptions,
): Promise<Paged<ServiceSummary, typeof experimentServiceList>> =>
  transport.call(serviceEndpoints.listExperimentServices, { query }, options);

/** The same list as a file. */
export const fetchExperimentServices = (
  transport: Transport,
  ...what: ListFileOf<typeof serviceEndpoints.experimentServicesFile>
): Promise<ListFile> => fetchListFile(transport, serviceEndpoints.experimentServicesFile, ...what);

/** @throws ApiError `not_found` */
export const getExperimentService = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<ServiceDetail> =>
  (await transport.call(serviceEndpoints.getExperimentService, { params: { obj_id: id } }, options)).data;

/** A package of a service. @throws ApiError `not_found` */
export const getServiceSpec = async (transport: Transport, id: string, options?: CallOptions): Promise<ServiceSpec> =>
  (await transport.call(serviceEndpoints.getServiceSpec, { params: { spec_id: id } }, options)).data;

/** The six categories of enterprise services. */
export const serviceCategories = async (transport: Transport, options?: CallOptions): Promise<ServiceCategory[]> =>
  (await transport.call(serviceEndpoints.serviceCategories, {}, options)).data;
