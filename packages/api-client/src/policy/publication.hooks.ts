'use client';
import { useEffect } from 'react';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { AnnouncementQuery, CanvassQuery, GrantQuery, PublicityQuery } from './publication.client.ts';
import type { CanvassDetail, Grant, Opinion, Publication, PublicationDetail } from './publication.contract.ts';
import { publicationEndpoints } from './publication.endpoints.gen.ts';
import type { announcementList, canvassList, grantList, publicityList } from './publication.lists.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/** Null: no request. */
export const useAnnouncements = (query: AnnouncementQuery | null): Read<Paged<Publication, typeof announcementList>> =>
  useList(publicationEndpoints.listAnnouncements, query);

export const usePublicity = (query: PublicityQuery | null): Read<Paged<Publication, typeof publicityList>> =>
  useList(publicationEndpoints.listPublicity, query);

export const useCanvassList = (query: CanvassQuery | null): Read<Paged<Publication, typeof canvassList>> =>
  useList(publicationEndpoints.listCanvass, query);

/** Rows of the published results. */
export const useGrants = (query: GrantQuery | null): Read<Paged<Grant, typeof grantList>> =>
  useList(publicationEndpoints.listGrants, query);

/** The lists as infinite lists. Null: no request. */
export const useAnnouncementPages = (query: AnnouncementQuery | null): ListPages<Publication> =>
  useListPages(publicationEndpoints.listAnnouncements, query);
export const usePublicityPages = (query: PublicityQuery | null): ListPages<Publication> =>
  useListPages(publicationEndpoints.listPublicity, query);
export const useCanvassPages = (query: CanvassQuery | null): ListPages<Publication> =>
  useListPages(publicationEndpoints.listCanvass, query);
export const useGrantPages = (query: GrantQuery | null): ListPages<Grant> =>
  useListPages(publicationEndpoints.listGrants, query);

/** Saves a list as a file: `save('csv', query)`. */
export const useSaveAnnouncements = (): ListSaver<typeof publicationEndpoints.announcementsFile> =>
  useSaveList(publicationEndpoints.announcementsFile);
export const useSavePublicity = (): ListSaver<typeof publicationEndpoints.publicityFile> =>
  useSaveList(publicationEndpoints.publicityFile);
export const useSaveCanvass = (): ListSaver<typeof publicationEndpoints.canvassFile> =>
  useSaveList(publicationEndpoints.canvassFile);
export const useSaveGrants = (): ListSaver<typeof publicationEndpoints.grantsFile> =>
  useSaveList(publicationEndpoints.grantsFile);

/** Null: no request. */
export const useAnnouncement = (id: string | null): Read<PublicationDetail> =>
  mapRead(useRead(publicationEndpoints.getAnnouncement, id === null ? null : { params: { data_id: id } }), dataOf);

/** A published list without its rows. Null: no request. */
export const usePublishedList = (id: string | null): Read<PublicationDetail> =>
  mapRead(useRead(publicationEndpoints.getPublicity, id === null ? null : { params: { data_id: id } }), dataOf);

/** Null: no request. */
export const useCanvass = (id: string | null): Read<CanvassDetail> =>
  mapRead(useRead(publicationEndpoints.getCanvass, id === null ? null : { params: { data_id: id } }), dataOf);

/** Gives an opinion on a draft. `send({ params: { data_id }, body: { clause, text } })`. */
export const useAddOpinion = (): Writer<InputOf<typeof publicationEndpoints.addOpinion>, Opinion> => {
  const refresh = useRefresh();
  const writer = useWrite(publicationEndpoints.addOpinion, dataOf, { quiet: true });
  useEffect(() => {
    if (writer.state.status === 'done') void refresh(publicationEndpoints.getCanvass);
  }, [writer.state, refresh]);
  return writer;
};
