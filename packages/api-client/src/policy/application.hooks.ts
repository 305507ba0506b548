'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { ApplicationQuery } from './application.client.ts';
import type { Application, ApplicationSummary } from './application.contract.ts';
import { applicationEndpoints } from './application.endpoints.gen.ts';
import type { applicationList } from './application.lists.ts';

const { listApplications, createApplication, getApplication, editApplication, moveApplication, deleteApplication } =
  applicationEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** Applications of the user's enterprise, last changed first. */
export const useApplications = (
  query: ApplicationQuery = {},
): Read<Paged<ApplicationSummary, typeof applicationList>> => useList(listApplications, query);

/** The same as an infinite list. */
export const useApplicationPages = (query: ApplicationQuery = {}): ListPages<ApplicationSummary> =>
  useListPages(listApplications, query);

/** Saves the applications as a file: `save('csv', {})`. */
export const useSaveApplications = (): ListSaver<typeof applicationEndpoints.applicationsFile> =>
  useSaveList(applicationEndpoints.applicationsFile);

/** Null: no request. */
export const useApplication = (id: string | null): Read<Application> =>
  mapRead(useRead(getApplication, id === null ? null : { params: { application_id: id } }), dataOf);

const CHANGED = [listApplications, getApplication];

/** Creates an application as a draft. `send({ body: { declaration_id, … } })`. */
export const useCreateApplication = (): Writer<InputOf<typeof applicationEndpoints.createApplication>, Application> =>
  useWrite(createApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Saves a draft or a returned application. `send({ params: { application_id }, body: { version, … } })`. */
export const useEditApplication = (): Writer<InputOf<typeof applicationEndpoints.editApplication>, Application> =>
  useWrite(editApplication, dataOf, { quiet: true, refreshes: CHANGED });

/**
 * Submits an application; an operator reviews, grants, returns or declines. `send({ params: { application_id }, body: {
 * status } })`.
 */
export const useMoveApplication = (): Writer<InputOf<typeof applicationEndpoints.moveApplication>, Application> =>
  useWrite(moveApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Deletes a draft. `send({ params: { application_id } })`. */
export const useDeleteApplication = (): Writer<
  InputOf<typeof applicationEndpoints.deleteApplication>,
  { deleted: true }
> => useWrite(deleteApplication, dataOf, { refreshes: CHANGED });
