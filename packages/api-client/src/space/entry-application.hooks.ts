'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { EntryApplicationQuery } from './entry-application.client.ts';
import type { EntryApplication } from './entry-application.contract.ts';
import { entryApplicationEndpoints } from './entry-application.endpoints.gen.ts';
import type { entryApplicationList } from './entry-application.lists.ts';

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
): Read<Paged<EntryApplication, typeof entryApplicationList>> => useList(listEntryApplications, query);

/** The same as an infinite list. */
export const useEntryApplicationPages = (query: EntryApplicationQuery | null): ListPages<EntryApplication> =>
  useListPages(listEntryApplications, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveEntryApplications = (): ListSaver<typeof entryApplicationEndpoints.entryApplicationsFile> =>
  useSaveList(entryApplicationEndpoints.entryApplicationsFile);

/** Null sends no request. */
export const useEntryApplication = (id: string | null): Read<EntryApplication> =>
  mapRead(useRead(getEntryApplication, id === null ? null : { params: { admission_apply_id: id } }), dataOf);

const CHANGED = [listEntryApplications, getEntryApplication];

/** Creates a draft. `send({ body })`. */
export const useCreateEntryApplication = (): Writer<
  InputOf<typeof entryApplicationEndpoints.createEntryApplication>,
  EntryApplication
> => useWrite(createEntryApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Saves a draft or a returned application. `send({ params: { admission_apply_id }, body: { version, … } })`. */
export const useEditEntryApplication = (): Writer<
  InputOf<typeof entryApplicationEndpoints.editEntryApplication>,
  EntryApplication
> => useWrite(editEntryApplication, dataOf, { quiet: true, refreshes: CHANGED });

/** Submits or withdraws an application. `send({ params: { admission_apply_id }, body: { status } })`. */
export const useMoveEntryApplication = (): Writer<
  InputOf<typeof entryApplicationEndpoints.moveEntryApplication>,
  EntryApplication
> => useWrite(moveEntryApplication, dataOf, { quiet: true, refreshes: CHANGED });
