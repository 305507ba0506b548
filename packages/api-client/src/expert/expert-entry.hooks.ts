'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { expertEntryList } from './expert.lists.ts';
import type { ExpertEntryQuery } from './expert-entry.client.ts';
import type { ExpertEntry } from './expert-entry.contract.ts';
import { expertEntryEndpoints } from './expert-entry.endpoints.gen.ts';

const { listExpertEntries, createExpertEntry, getExpertEntry, editExpertEntry, moveExpertEntry } = expertEntryEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My expert entries, those that have not ended first. Null: no request. */
export const useExpertEntries = (query: ExpertEntryQuery | null): Read<Paged<ExpertEntry, typeof expertEntryList>> =>
  useList(listExpertEntries, query);

/** The same as an infinite list. */
export const useExpertEntryPages = (query: ExpertEntryQuery | null): ListPages<ExpertEntry> =>
  useListPages(listExpertEntries, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveExpertEntries = (): ListSaver<typeof expertEntryEndpoints.expertEntriesFile> =>
  useSaveList(expertEntryEndpoints.expertEntriesFile);

/** Null: no request. */
export const useExpertEntry = (id: string | null): Read<ExpertEntry> =>
  mapRead(useRead(getExpertEntry, id === null ? null : { params: { expert_entry_id: id } }), dataOf);

const CHANGED = [listExpertEntries, getExpertEntry];

/** Creates an entry as a draft. `send({ body })`. */
export const useCreateExpertEntry = (): Writer<InputOf<typeof expertEntryEndpoints.createExpertEntry>, ExpertEntry> =>
  useWrite(createExpertEntry, dataOf, { quiet: true, refreshes: CHANGED });

/** Saves a draft or a returned entry. `send({ params: { expert_entry_id }, body: { version, … } })`. */
export const useEditExpertEntry = (): Writer<InputOf<typeof expertEntryEndpoints.editExpertEntry>, ExpertEntry> =>
  useWrite(editExpertEntry, dataOf, { quiet: true, refreshes: CHANGED });

/** Submits or withdraws an entry. `send({ params: { expert_entry_id }, body: { status } })`. */
export const useMoveExpertEntry = (): Writer<InputOf<typeof expertEntryEndpoints.moveExpertEntry>, ExpertEntry> =>
  useWrite(moveExpertEntry, dataOf, { quiet: true, refreshes: CHANGED });
