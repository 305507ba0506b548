'use client';
import { useCallback } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Endpoint, PageInfo } from '../contract/contract.ts';
import type { Page } from '../list/list.client.ts';
import { useSession } from '../session/session.hooks.ts';
import type { ApiError } from '../transport/api-error.ts';
import type { AnswerOf, AnyInput, InputOf } from '../transport/endpoint-types.ts';
import { useApi } from './api-context.ts';
import { type Read, toRead } from './read.ts';
import { cursorOf, LIST, pageKey, readKey } from './read-key.ts';
import { useRequestScope } from './request-scope.ts';
import { useMayCall } from './use-read.ts';

/** All loaded pages as one list. */
export interface Pages<T> {
  items: T[];
  page: PageInfo;
  hasMore: boolean;
}

/** An infinite list. `more` loads the next page. */
export interface ListPages<T> {
  read: Read<Pages<T>>;
  more: () => void;
}

/** Type of one item of a list's answer. */
export type ItemOf<E extends Endpoint> = AnswerOf<E> extends Page<infer T> ? T : never;

const join = <T>(pages: Page<T>[]): Pages<T> | undefined => {
  const last = pages.at(-1);
  if (!last) return undefined;
  return { items: pages.flatMap(({ data }) => data), page: last.page, hasMore: last.page.next_cursor !== null };
};

/** Input of the page at a cursor. */
const withCursor = <E extends Endpoint>(input: InputOf<E>, cursor: string | null): InputOf<E> => {
  if (cursor === null) return input;
  return { ...input, query: { ...(input as AnyInput).query, cursor } };
};

/** An infinite list by cursor. `more` loads the next page. Null as input sends no request. */
export const useReadPages = <E extends Endpoint>(endpoint: E, input: InputOf<E> | null): ListPages<ItemOf<E>> => {
  const { transport, locale } = useApi();
  const userId = useSession().user?.user_id ?? null;
  const may = useMayCall(endpoint);
  const enabled = input !== null && may === 'yes';
  const keyOf = (cursor: string | null) =>
    input === null ? null : pageKey(readKey(endpoint, withCursor(input, cursor), { locale, userId }));
  const first = enabled ? keyOf(null) : null;
  const list = first === null ? null : `${LIST}${first}`;
  const run = useRequestScope(list);
  const { data, error, isValidating, mutate, setSize } = useSWRInfinite<Page<ItemOf<E>>, ApiError>(
    (index: number, previous: Page<ItemOf<E>> | null) => {
      const cursor = previous?.page.next_cursor ?? null;
      return !enabled || (index > 0 && cursor === null) ? null : keyOf(cursor);
    },
    (key: string) =>
      run(list ?? key, (signal) => {
        const next = withCursor(input as InputOf<E>, cursorOf(key));
        return transport.call(endpoint, next, { signal }) as Promise<Page<ItemOf<E>>>;
      }),
    { shouldRetryOnError: false, revalidateFirstPage: false },
  );
  const reload = useCallback(() => {
    void mutate();
  }, [mutate]);
  const more = useCallback(() => {
    void setSize((size) => size + 1);
  }, [setSize]);
  const joined = data === undefined ? undefined : join(data);
  const waiting = input !== null && may === 'wait';
  return { read: toRead({ enabled, waiting, data: joined, error, busy: isValidating }, reload), more };
};
