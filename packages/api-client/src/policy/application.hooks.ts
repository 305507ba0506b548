'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { ApplicationQuery } from './application.client.ts';
import type { Application } from './application.contract.ts';
import { applicationEndpoints } from './application.endpoints.gen.ts';

const { listApplications, createApplication, getApplication, editApplication, moveApplication, deleteApplication } =
  applicationEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** Applications of the user's enterprise, last changed first. */
export const useApplications = (query: ApplicationQuery = {}): Read<AnswerOf<typeof listApplications>> =>
  useList(listApplications, query);

/** The same as an infinite list. */
export const useApplicationPages = (query: ApplicationQuery = {}) => useListPages(listApplications, query);

/** Saves the applications as a file: `save('csv', {})`. */
export const useSaveApplications = () => useSaveList(applicationEndpoints.applicationsFile);

/** Null: no request. */
export const useApplication = (id: string | null): Read<Application> =>
  mapRead(useRead(getApplication, id === null ? null : { params: { application_id: id } }), dataOf);

const CHANGED = [listApplications, getApplication];

/** Creates an application as a draft. `send({ body: { declaration_id, … } })`. */
export const useCreateApplication = () => useWrite(createApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Saves a draft or a returned application. `send({ params: { application_id }, body: { version, … } })`. */
export const useEditApplication = () => useWrite(editApplication, dataOf, { quiet: true, refreshes: CHANGED });

/**
 * Submits an application; an operator reviews, grants, returns or declines. `send({ params: { application_id }, body: {
 * status } })`.
 */
export const useMoveApplication = () => useWrite(moveApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Deletes a draft. `send({ params: { application_id } })`. */
export const useDeleteApplication = () => useWrite(deleteApplication, dataOf, { refreshes: CHANGED });
