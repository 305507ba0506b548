'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { ExperimentServiceQuery, ServiceQuery } from './service.client.ts';
import type { ServiceCategory, ServiceDetail, ServiceSpec, ServiceSummary } from './service.contract.ts';
import { serviceEndpoints } from './service.endpoints.gen.ts';
import type { experimentServiceList, serviceList } from './service.lists.ts';

const {
  listServices,
  servicesFile,
  getService,
  compareServices,
  listExperimentServices,
  experimentServicesFile,
  getExperimentService,
  getServiceSpec,
  serviceCategories,
} = serviceEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useServices = (query: ServiceQuery | null): Read<Paged<ServiceSummary, typeof serviceList>> =>
  useList(listServices, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useServicePages = (query: ServiceQuery | null): ListPages<ServiceSummary> =>
  useListPages(listServices, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveServices = (): ListSaver<typeof serviceEndpoints.servicesFile> => useSaveList(servicesFile);

/** Null asks nothing. */
export const useService = (id: string | null): Read<ServiceDetail> =>
  mapRead(useRead(getService, id === null ? null : { params: { obj_id: id } }), dataOf);

/** Two to four services of either catalogue in the order of `ids`; fewer or more ask nothing. */
export const useServiceComparison = (ids: readonly string[]): Read<ServiceSummary[]> => {
  const comparable = ids.length >= 2 && ids.length <= 4;
  return mapRead(useRead(compareServices, comparable ? { query: { ids: [...ids] } } : null, { keep: true }), dataOf);
};

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useExperimentServices = (
  query: ExperimentServiceQuery | null,
): Read<Paged<ServiceSummary, typeof experimentServiceList>> => useList(listExperimentServices, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useExperimentServicePages = (query: ExperimentServiceQuery | null): ListPages<ServiceSummary> =>
  useListPages(listExperimentServices, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveExperimentServices = (): ListSaver<typeof serviceEndpoints.experimentServicesFile> =>
  useSaveList(experimentServicesFile);

/** Null asks nothing. */
export const useExperimentService = (id: string | null): Read<ServiceDetail> =>
  mapRead(useRead(getExperimentService, id === null ? null : { params: { obj_id: id } }), dataOf);

/** A package of a service. Null asks nothing. */
export const useServiceSpec = (id: string | null): Read<ServiceSpec> =>
  mapRead(useRead(getServiceSpec, id === null ? null : { params: { spec_id: id } }), dataOf);

/** The six categories of enterprise services. */
export const useServiceCategories = (): Read<ServiceCategory[]> => mapRead(useRead(serviceCategories, {}), dataOf);
