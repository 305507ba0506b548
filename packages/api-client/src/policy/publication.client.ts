import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { CanvassDetail, Grant, Opinion, Publication, PublicationDetail } from './publication.contract.ts';
import { publicationEndpoints } from './publication.endpoints.gen.ts';
import type { announcementList, canvassList, grantList, publicityList } from './publication.lists.ts';

type Endpoints = typeof publicationEndpoints;
type Query<K extends keyof Endpoints> = NonNullable<InputOf<Endpoints[K]> extends { query?: infer Q } ? Q : never>;

export type AnnouncementQuery = Query<'listAnnouncements'>;
export type PublicityQuery = Query<'listPublicity'>;
export type CanvassQuery = Query<'listCanvass'>;
export type GrantQuery = Query<'listGrants'>;

export const listAnnouncements = (
  transport: Transport,
  query: AnnouncementQuery,
  options?: CallOptions,
): Promise<Paged<Publication, typeof announcementList>> =>
  transport.call(publicationEndpoints.listAnnouncements, { query }, options);

export const getAnnouncement = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<PublicationDetail> =>
  (await transport.call(publicationEndpoints.getAnnouncement, { params: { data_id: id } }, options)).data;

export const listPublicity = (
  transport: Transport,
  query: PublicityQuery,
  options?: CallOptions,
): Promise<Paged<Publication, typeof publicityList>> =>
  transport.call(publicationEndpoints.listPublicity, { query }, options);

export const getPublicity = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<PublicationDetail> =>
  (await transport.call(publicationEndpoints.getPublicity, { params: { data_id: id } }, options)).data;

/** Rows of the published results, of one list or of all. */
export const listGrants = (
  transport: Transport,
  query: GrantQuery,
  options?: CallOptions,
): Promise<Paged<Grant, typeof grantList>> => transport.call(publicationEndpoints.listGrants, { query }, options);

export const listCanvass = (
  transport: Transport,
  query: CanvassQuery,
  options?: CallOptions,
): Promise<Paged<Publication, typeof canvassList>> =>
  transport.call(publicationEndpoints.listCanvass, { query }, options);

export const getCanvass = async (transport: Transport, id: string, options?: CallOptions): Promise<CanvassDetail> =>
  (await transport.call(publicationEndpoints.getCanvass, { params: { data_id: id } }, options)).data;

/** @throws ApiError 409 once the time for opinions is over */
export const addOpinion = async (
  transport: Transport,
  id: string,
  body: { clause: string; text: string },
  options?: CallOptions,
): Promise<Opinion> =>
  (await transport.call(publicationEndpoints.addOpinion, { params: { data_id: id }, body }, options)).data;

export const fetchAnnouncements = (
  transport: Transport,
  ...file: ListFileOf<Endpoints['announcementsFile']>
): Promise<ListFile> => fetchListFile(transport, publicationEndpoints.announcementsFile, ...file);
export const fetchPublicity = (
  transport: Transport,
  ...file: ListFileOf<Endpoints['publicityFile']>
): Promise<ListFile> => fetchListFile(transport, publicationEndpoints.publicityFile, ...file);
export const fetchCanvass = (transport: Transport, ...file: ListFileOf<Endpoints['canvassFile']>): Promise<ListFile> =>
  fetchListFile(transport, publicationEndpoints.canvassFile, ...file);
export const fetchGrants = (transport: Transport, ...file: ListFileOf<Endpoints['grantsFile']>): Promise<ListFile> =>
  fetchListFile(transport, publicationEndpoints.grantsFile, ...file);
