'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { CollectionQuery, IllustrationQuery } from './reading.client.ts';
import type { Collection, Illustration, IllustrationDetail } from './reading.contract.ts';
import { readingEndpoints } from './reading.endpoints.gen.ts';
import type { collectionList, illustrationList } from './reading.lists.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/** Null: no request. */
export const useCollections = (query: CollectionQuery | null): Read<Paged<Collection, typeof collectionList>> =>
  useList(readingEndpoints.listCollections, query);
export const useCollectionPages = (query: CollectionQuery | null): ListPages<Collection> =>
  useListPages(readingEndpoints.listCollections, query);
export const useSaveCollections = (): ListSaver<typeof readingEndpoints.collectionsFile> =>
  useSaveList(readingEndpoints.collectionsFile);

/** Null: no request. */
export const useCollection = (id: string | null): Read<Collection> =>
  mapRead(useRead(readingEndpoints.getCollection, id === null ? null : { params: { data_id: id } }), dataOf);

/** Null: no request. */
export const useIllustrations = (query: IllustrationQuery | null): Read<Paged<Illustration, typeof illustrationList>> =>
  useList(readingEndpoints.listIllustrations, query);
export const useIllustrationPages = (query: IllustrationQuery | null): ListPages<Illustration> =>
  useListPages(readingEndpoints.listIllustrations, query);
export const useSaveIllustrations = (): ListSaver<typeof readingEndpoints.illustrationsFile> =>
  useSaveList(readingEndpoints.illustrationsFile);

/** Null: no request. */
export const useIllustration = (id: string | null): Read<IllustrationDetail> =>
  mapRead(useRead(readingEndpoints.getIllustration, id === null ? null : { params: { data_id: id } }), dataOf);
