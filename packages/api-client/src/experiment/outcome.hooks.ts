'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { OutcomeQuery } from './outcome.client.ts';
import type { OutcomeDetail, OutcomeSummary } from './outcome.contract.ts';
import { outcomeEndpoints } from './outcome.endpoints.gen.ts';
import type { outcomeList } from './outcome.lists.ts';

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useOutcomes = (query: OutcomeQuery | null): Read<Paged<OutcomeSummary, typeof outcomeList>> =>
  useList(outcomeEndpoints.listOutcomes, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useOutcomePages = (query: OutcomeQuery | null): ListPages<OutcomeSummary> =>
  useListPages(outcomeEndpoints.listOutcomes, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveOutcomes = (): ListSaver<typeof outcomeEndpoints.outcomesFile> =>
  useSaveList(outcomeEndpoints.outcomesFile);

/** Null asks nothing. */
export const useOutcome = (id: string | null): Read<OutcomeDetail> =>
  mapRead(useRead(outcomeEndpoints.getOutcome, id === null ? null : { params: { obj_id: id } }), ({ data }) => data);
