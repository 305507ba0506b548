'use client';
import { useEffect } from 'react';
import type { Endpoint } from '../contract/contract.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { Feed, OpenFeed } from './feed.contract.ts';
import { feedEndpoints } from './feed.endpoints.gen.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/** My private feeds, newest first. Sends no request while `enabled` is false (a closed dialog). */
export const useFeeds = (enabled = true): Read<Feed[]> =>
  mapRead(useRead(feedEndpoints.listFeeds, enabled ? {} : null), dataOf);

/** A write that revalidates the list of feeds. */
const useFeedWrite = <E extends Endpoint, T>(...args: [...Parameters<typeof useWrite<E, T>>]) => {
  const refresh = useRefresh();
  const writer = useWrite(...args);
  const { status } = writer.state;
  useEffect(() => {
    if (status === 'done') void refresh(feedEndpoints.listFeeds);
  }, [status, refresh]);
  return writer;
};

/** `send({ body: { sources } })`; `done` has the address, which is returned once. */
export const useCreateFeed = (): Writer<InputOf<typeof feedEndpoints.createFeed>, OpenFeed> =>
  useFeedWrite(feedEndpoints.createFeed, dataOf, { quiet: true });
/** `send({ params: { id } })`; `done` has the new address. */
export const useRenewFeed = (): Writer<InputOf<typeof feedEndpoints.renewFeed>, OpenFeed> =>
  useFeedWrite(feedEndpoints.renewFeed, dataOf, { quiet: true });
/** `send({ params: { id } })`. */
export const useRevokeFeed = (): Writer<InputOf<typeof feedEndpoints.revokeFeed>, { id: string }> =>
  useFeedWrite(feedEndpoints.revokeFeed, dataOf, { quiet: true });
