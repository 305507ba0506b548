import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Collection, Illustration, IllustrationDetail } from './reading.contract.ts';
import { readingEndpoints } from './reading.endpoints.gen.ts';
import type { collectionList, illustrationList } from './reading.lists.ts';

type Endpoints = typeof readingEndpoints;
type Query<K extends keyof Endpoints> = NonNullable<InputOf<Endpoints[K]> extends { query?: infer Q } ? Q : never>;

export type CollectionQuery = Query<'listCollections'>;
export type IllustrationQuery = Query<'listIllustrations'>;

export const listCollections = (
  transport: Transport,
  query: CollectionQuery,
  options?: CallOptions,
): Promise<Paged<Collection, typeof collectionList>> =>
  transport.call(readingEndpoints.listCollections, { query }, options);

export const getCollection = async (transport: Transport, id: string, options?: CallOptions): Promise<Collection> =>
  (await transport.call(readingEndpoints.getCollection, { params: { data_id: id } }, options)).data;

export const listIllustrations = (
  transport: Transport,
  query: IllustrationQuery,
  options?: CallOptions,
): Promise<Paged<Illustration, typeof illustrationList>> =>
  transport.call(readingEndpoints.listIllustrations, { query }, options);

export const getIllustration = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<IllustrationDetail> =>
  (await transport.call(readingEndpoints.getIllustration, { params: { data_id: id } }, options)).data;

export const fetchCollections = (
  transport: Transport,
  ...file: ListFileOf<Endpoints['collectionsFile']>
): Promise<ListFile> => fetchListFile(transport, readingEndpoints.collectionsFile, ...file);
export const fetchIllustrations = (
  transport: Transport,
  ...file: ListFileOf<Endpoints['illustrationsFile']>
): Promise<ListFile> => fetchListFile(transport, readingEndpoints.illustrationsFile, ...file);
