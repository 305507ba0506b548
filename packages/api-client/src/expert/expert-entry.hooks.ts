'use client';
import { useEffect } from 'react';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { ExpertEntryQuery } from './expert-entry.client.ts';
import type { ExpertEntry } from './expert-entry.contract.ts';
import { expertEntryEndpoints } from './expert-entry.endpoints.gen.ts';

const { listExpertEntries, createExpertEntry, getExpertEntry, editExpertEntry, moveExpertEntry } = expertEntryEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My expert entries, those that have not ended first. Null: no request. */
export const useExpertEntries = (query: ExpertEntryQuery | null): Read<AnswerOf<typeof listExpertEntries>> =>
  useList(listExpertEntries, query);

/** The same as an infinite list. */
export const useExpertEntryPages = (query: ExpertEntryQuery | null) => useListPages(listExpertEntries, query);

/** Saves them as a file: `save('csv', {})`. */
export const useSaveExpertEntries = () => useSaveList(expertEntryEndpoints.expertEntriesFile);

/** Null: no request. */
export const useExpertEntry = (id: string | null): Read<ExpertEntry> =>
  mapRead(useRead(getExpertEntry, id === null ? null : { params: { expert_entry_id: id } }), dataOf);

const useRefreshAfter = (status: string) => {
  const refresh = useRefresh();
  useEffect(() => {
    if (status === 'done') void refresh(listExpertEntries, getExpertEntry);
  }, [status, refresh]);
};

/** Creates an entry as a draft. `send({ body })`. */
export const useCreateExpertEntry = () => {
  const writer = useWrite(createExpertEntry, dataOf, { quiet: true });
  useRefreshAfter(writer.state.status);
  return writer;
};

/** Saves a draft or a returned entry. `send({ params: { expert_entry_id }, body: { version, … } })`. */
export const useEditExpertEntry = () => {
  const writer = useWrite(editExpertEntry, dataOf, { quiet: true });
  useRefreshAfter(writer.state.status);
  return writer;
};

/** Submits or withdraws an entry. `send({ params: { expert_entry_id }, body: { status } })`. */
export const useMoveExpertEntry = () => {
  const writer = useWrite(moveExpertEntry, dataOf, { quiet: true });
  useRefreshAfter(writer.state.status);
  return writer;
};
