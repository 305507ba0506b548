'use client';
import { useEffect } from 'react';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { AnnouncementQuery, CanvassQuery, GrantQuery, PublicityQuery } from './publication.client.ts';
import { publicationEndpoints } from './publication.endpoints.gen.ts';

type Of<K extends keyof typeof publicationEndpoints> = AnswerOf<(typeof publicationEndpoints)[K]>;
const dataOf = <T>({ data }: { data: T }): T => data;

/** Null: no request. */
export const useAnnouncements = (query: AnnouncementQuery | null): Read<Of<'listAnnouncements'>> =>
  useList(publicationEndpoints.listAnnouncements, query);

export const usePublicity = (query: PublicityQuery | null): Read<Of<'listPublicity'>> =>
  useList(publicationEndpoints.listPublicity, query);

export const useCanvassList = (query: CanvassQuery | null): Read<Of<'listCanvass'>> =>
  useList(publicationEndpoints.listCanvass, query);

/** Rows of the published results. */
export const useGrants = (query: GrantQuery | null): Read<Of<'listGrants'>> =>
  useList(publicationEndpoints.listGrants, query);

/** The lists as infinite lists. Null: no request. */
export const useAnnouncementPages = (query: AnnouncementQuery | null) =>
  useListPages(publicationEndpoints.listAnnouncements, query);
export const usePublicityPages = (query: PublicityQuery | null) =>
  useListPages(publicationEndpoints.listPublicity, query);
export const useCanvassPages = (query: CanvassQuery | null) => useListPages(publicationEndpoints.listCanvass, query);
export const useGrantPages = (query: GrantQuery | null) => useListPages(publicationEndpoints.listGrants, query);

/** Saves a list as a file: `save('csv', query)`. */
export const useSaveAnnouncements = () => useSaveList(publicationEndpoints.announcementsFile);
export const useSavePublicity = () => useSaveList(publicationEndpoints.publicityFile);
export const useSaveCanvass = () => useSaveList(publicationEndpoints.canvassFile);
export const useSaveGrants = () => useSaveList(publicationEndpoints.grantsFile);

/** Null: no request. */
export const useAnnouncement = (id: string | null): Read<Of<'getAnnouncement'>['data']> =>
  mapRead(useRead(publicationEndpoints.getAnnouncement, id === null ? null : { params: { data_id: id } }), dataOf);

/** A published list without its rows. Null: no request. */
export const usePublishedList = (id: string | null): Read<Of<'getPublicity'>['data']> =>
  mapRead(useRead(publicationEndpoints.getPublicity, id === null ? null : { params: { data_id: id } }), dataOf);

/** Null: no request. */
export const useCanvass = (id: string | null): Read<Of<'getCanvass'>['data']> =>
  mapRead(useRead(publicationEndpoints.getCanvass, id === null ? null : { params: { data_id: id } }), dataOf);

/** Gives an opinion on a draft. `send({ params: { data_id }, body: { clause, text } })`. */
export const useAddOpinion = () => {
  const refresh = useRefresh();
  const writer = useWrite(publicationEndpoints.addOpinion, dataOf, { quiet: true });
  useEffect(() => {
    if (writer.state.status === 'done') void refresh(publicationEndpoints.getCanvass);
  }, [writer.state, refresh]);
  return writer;
};
