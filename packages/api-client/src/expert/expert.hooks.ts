'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { ExpertQuery } from './expert.client.ts';
import type { ExpertDetail, ExpertSummary } from './expert.contract.ts';
import { expertEndpoints } from './expert.endpoints.gen.ts';
import type { expertList } from './expert.lists.ts';

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useExperts = (query: ExpertQuery | null): Read<Paged<ExpertSummary, typeof expertList>> =>
  useList(expertEndpoints.listExperts, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useExpertPages = (query: ExpertQuery | null): ListPages<ExpertSummary> =>
  useListPages(expertEndpoints.listExperts, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveExperts = (): ListSaver<typeof expertEndpoints.expertsFile> =>
  useSaveList(expertEndpoints.expertsFile);

/** Null asks nothing. */
export const useExpert = (id: string | null): Read<ExpertDetail> =>
  mapRead(useRead(expertEndpoints.getExpert, id === null ? null : { params: { expert_id: id } }), ({ data }) => data);

export * from './consultation.hooks.ts';
export * from './expert-entry.hooks.ts';
