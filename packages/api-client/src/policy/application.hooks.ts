'use client';
import { useEffect } from 'react';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useRefresh } from '../react/use-refresh.ts';
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

const useRefreshAfter = (status: string) => {
  const refresh = useRefresh();
  useEffect(() => {
    if (status === 'done') void refresh(listApplications, getApplication);
  }, [status, refresh]);
};

/** Creates an application as a draft. `send({ body: { declaration_id, … } })`. */
export const useCreateApplication = () => {
  const writer = useWrite(createApplication, dataOf, { quiet: true });
  useRefreshAfter(writer.state.status);
  return writer;
};

/** Saves a draft or a returned application. `send({ params: { application_id }, body: { version, … } })`. */
export const useEditApplication = () => {
  const writer = useWrite(editApplication, dataOf, { quiet: true });
  useRefreshAfter(writer.state.status);
  return writer;
};

/**
 * Submits an application; an operator reviews, grants, returns or declines. `send({ params: { application_id }, body: {
 * status } })`.
 */
export const useMoveApplication = () => {
  const writer = useWrite(moveApplication, dataOf, { quiet: true });
  useRefreshAfter(writer.state.status);
  return writer;
};

/** Deletes a draft. `send({ params: { application_id } })`. */
export const useDeleteApplication = () => {
  const writer = useWrite(deleteApplication, dataOf);
  useRefreshAfter(writer.state.status);
  return writer;
};
