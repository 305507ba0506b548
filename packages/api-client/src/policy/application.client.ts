import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Application, ApplicationDraft, ApplicationStatus, ApplicationSummary } from './application.contract.ts';
import { applicationEndpoints } from './application.endpoints.gen.ts';
import type { applicationList } from './application.lists.ts';

export type ApplicationQuery = NonNullable<InputOf<typeof applicationEndpoints.listApplications>['query']>;

export const listApplications = (
  transport: Transport,
  query: ApplicationQuery = {},
  options?: CallOptions,
): Promise<Paged<ApplicationSummary, typeof applicationList>> =>
  transport.call(applicationEndpoints.listApplications, { query }, options);

/** The same list as a file. */
export const fetchApplications = (
  transport: Transport,
  ...what: ListFileOf<typeof applicationEndpoints.applicationsFile>
): Promise<ListFile> => fetchListFile(transport, applicationEndpoints.applicationsFile, ...what);

export const getApplication = async (transport: Transport, id: string, options?: CallOptions): Promise<Application> =>
  (await transport.call(applicationEndpoints.getApplication, { params: { application_id: id } }, options)).data;

/** @throws ApiError `conflict` with `details.application_id` if the enterprise has applied for this declaration */
export const createApplication = async (
  transport: Transport,
  body: ApplicationDraft & { declaration_id: string },
  options?: CallOptions,
): Promise<Application> => (await transport.call(applicationEndpoints.createApplication, { body }, options)).data;

/** @throws ApiError `conflict` with `details.version` if somebody has saved a newer version */
export const editApplication = async (
  transport: Transport,
  id: string,
  body: ApplicationDraft & { version: number },
  options?: CallOptions,
): Promise<Application> => {
  const input = { params: { application_id: id }, body };
  return (await transport.call(applicationEndpoints.editApplication, input, options)).data;
};

export const moveApplication = async (
  transport: Transport,
  id: string,
  status: ApplicationStatus,
  reason?: string,
  options?: CallOptions,
): Promise<Application> => {
  const input = { params: { application_id: id }, body: { status, ...(reason !== undefined && { reason }) } };
  return (await transport.call(applicationEndpoints.moveApplication, input, options)).data;
};

/** Deletes a draft. */
export const deleteApplication = async (transport: Transport, id: string, options?: CallOptions): Promise<void> => {
  await transport.call(applicationEndpoints.deleteApplication, { params: { application_id: id } }, options);
};
