'use client';
import type { Endpoint } from '../contract/contract.ts';
import type { Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { type ItemOf, type ListPages, useReadPages } from '../react/use-read-pages.ts';
import type { AnswerOf, InputOf } from '../transport/endpoint-types.ts';
import type { QueryOf } from './list.client.ts';

export { type FileSaver, type ListSaver, type Saving, useSaveFile, useSaveList } from './use-save-list.ts';

const inputOf = <E extends Endpoint>(query: QueryOf<E> | null) => query && ({ query } as unknown as InputOf<E>);

/** A page of a list with its facets. The previous page stays, marked stale, while a new one loads. Null: no request. */
export const useList = <E extends Endpoint>(endpoint: E, query: QueryOf<E> | null): Read<AnswerOf<E>> =>
  useRead(endpoint, inputOf<E>(query), { keep: true });

/** An infinite list; `more` loads the next page. */
export const useListPages = <E extends Endpoint>(endpoint: E, query: QueryOf<E> | null): ListPages<ItemOf<E>> =>
  useReadPages(endpoint, inputOf<E>(query));
