'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { LaboratoryQuery } from './laboratory.client.ts';
import type { LaboratoryDetail, LaboratorySummary } from './laboratory.contract.ts';
import { laboratoryEndpoints } from './laboratory.endpoints.gen.ts';
import type { laboratoryList } from './laboratory.lists.ts';

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useLaboratories = (query: LaboratoryQuery | null): Read<Paged<LaboratorySummary, typeof laboratoryList>> =>
  useList(laboratoryEndpoints.listLaboratories, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useLaboratoryPages = (query: LaboratoryQuery | null): ListPages<LaboratorySummary> =>
  useListPages(laboratoryEndpoints.listLaboratories, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveLaboratories = (): ListSaver<typeof laboratoryEndpoints.laboratoriesFile> =>
  useSaveList(laboratoryEndpoints.laboratoriesFile);

/** Null asks nothing. */
export const useLaboratory = (id: string | null): Read<LaboratoryDetail> =>
  mapRead(
    useRead(laboratoryEndpoints.getLaboratory, id === null ? null : { params: { obj_id: id } }),
    ({ data }) => data,
  );
