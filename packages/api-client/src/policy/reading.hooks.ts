'use client';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { CollectionQuery, IllustrationQuery } from './reading.client.ts';
import { readingEndpoints } from './reading.endpoints.gen.ts';

type Of<K extends keyof typeof readingEndpoints> = AnswerOf<(typeof readingEndpoints)[K]>;
const dataOf = <T>({ data }: { data: T }): T => data;

/** Null: no request. */
export const useCollections = (query: CollectionQuery | null): Read<Of<'listCollections'>> =>
  useList(readingEndpoints.listCollections, query);
export const useCollectionPages = (query: CollectionQuery | null) =>
  useListPages(readingEndpoints.listCollections, query);
export const useSaveCollections = () => useSaveList(readingEndpoints.collectionsFile);

/** Null: no request. */
export const useCollection = (id: string | null): Read<Of<'getCollection'>['data']> =>
  mapRead(useRead(readingEndpoints.getCollection, id === null ? null : { params: { data_id: id } }), dataOf);

/** Null: no request. */
export const useIllustrations = (query: IllustrationQuery | null): Read<Of<'listIllustrations'>> =>
  useList(readingEndpoints.listIllustrations, query);
export const useIllustrationPages = (query: IllustrationQuery | null) =>
  useListPages(readingEndpoints.listIllustrations, query);
export const useSaveIllustrations = () => useSaveList(readingEndpoints.illustrationsFile);

/** Null: no request. */
export const useIllustration = (id: string | null): Read<Of<'getIllustration'>['data']> =>
  mapRead(useRead(readingEndpoints.getIllustration, id === null ? null : { params: { data_id: id } }), dataOf);
