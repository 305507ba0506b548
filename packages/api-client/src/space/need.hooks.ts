'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { NeedQuery } from './need.client.ts';
import type { Need, NeedMatch } from './need.contract.ts';
import { needEndpoints } from './need.endpoints.gen.ts';
import type { needList } from './need.lists.ts';

const { listNeeds, needsFile, createNeed, getNeed, listMatches, moveNeed } = needEndpoints;
const dataOf = <T>({ data }: { data: T }): T => data;

/** My space needs, those that are published first. Null asks nothing. */
export const useNeeds = (query: NeedQuery | null): Read<Paged<Need, typeof needList>> => useList(listNeeds, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useNeedPages = (query: NeedQuery | null): ListPages<Need> => useListPages(listNeeds, query);

/** Saves my needs as a file: `save('csv', {})`. */
export const useSaveNeeds = (): ListSaver<typeof needEndpoints.needsFile> => useSaveList(needsFile);

/** Null asks nothing. */
export const useNeed = (id: string | null): Read<Need> =>
  mapRead(useRead(getNeed, id === null ? null : { params: { need_id: id } }), dataOf);

/** Units for a need, the best first. Null asks nothing. */
export const useNeedMatches = (id: string | null): Read<NeedMatch[]> =>
  mapRead(useRead(listMatches, id === null ? null : { params: { need_id: id } }), dataOf);

const CHANGED = [listNeeds, getNeed];

/** Publishes a need. `send({ body })`. */
export const useCreateNeed = (): Writer<InputOf<typeof needEndpoints.createNeed>, Need> =>
  useWrite(createNeed, dataOf, { quiet: true, refreshes: CHANGED });

/** Withdraws a need or marks it as matched. `send({ params: { need_id }, body: { status } })`. */
export const useMoveNeed = (): Writer<InputOf<typeof needEndpoints.moveNeed>, Need> =>
  useWrite(moveNeed, dataOf, { quiet: true, refreshes: CHANGED });
