'use client';
import { useEffect } from 'react';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { EntryApplicationQuery } from './entry-application.client.ts';
import type { EntryApplication } from './entry-application.contract.ts';
import { entryApplicationEndpoints } from './entry-application.endpoints.gen.ts';

const {
  listEntryApplications,
  createEntryApplication,
  getEntryApplication,
  editEntryApplication,
  moveEntryApplication,
} = entryApplicationEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** Applications of the user's enterprise, those that have not ended first. Null sends no request. */
export const useEntryApplications = (
  query: EntryApplicationQuery | null,
): Read<AnswerOf<typeof listEntryApplications>> => useList(listEntryApplications, query);

/** The same as an infinite list. */
export const useEntryApplicationPages = (query: EntryApplicationQuery | null) =>
  useListPages(listEntryApplications, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveEntryApplications = () => useSaveList(entryApplicationEndpoints.entryApplicationsFile);

/** Null sends no request. */
export const useEntryApplication = (id: string | null): Read<EntryApplication> =>
  mapRead(useRead(getEntryApplication, id === null ? null : { params: { admission_apply_id: id } }), dataOf);

const useRefreshAfter = (status: string) => {
  const refresh = useRefresh();
  useEffect(() => {
    if (status === 'done') void refresh(listEntryApplications, getEntryApplication);
  }, [status, refresh]);
};

/** Creates a draft. `send({ body })`. */
export const useCreateEntryApplication = () => {
  const writer = useWrite(createEntryApplication, dataOf, { quiet: true });
  useRefreshAfter(writer.state.status);
  return writer;
};

/** Saves a draft or a returned application. `send({ params: { admission_apply_id }, body: { version, … } })`. */
export const useEditEntryApplication = () => {
  const writer = useWrite(editEntryApplication, dataOf, { quiet: true });
  useRefreshAfter(writer.state.status);
  return writer;
};

/** Submits or withdraws an application. `send({ params: { admission_apply_id }, body: { status } })`. */
export const useMoveEntryApplication = () => {
  const writer = useWrite(moveEntryApplication, dataOf, { quiet: true });
  useRefreshAfter(writer.state.status);
  return writer;
};
