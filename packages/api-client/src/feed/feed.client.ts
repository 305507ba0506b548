import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Feed, FeedSource, OpenFeed } from './feed.contract.ts';
import { feedEndpoints } from './feed.endpoints.gen.ts';

export const listFeeds = async (transport: Transport, options?: CallOptions): Promise<Feed[]> =>
  (await transport.call(feedEndpoints.listFeeds, {}, options)).data;

/** @throws ApiError `validation_failed` at the maximum number of feeds */
export const createFeed = async (
  transport: Transport,
  sources: FeedSource[],
  options?: CallOptions,
): Promise<OpenFeed> => (await transport.call(feedEndpoints.createFeed, { body: { sources } }, options)).data;

export const renewFeed = async (transport: Transport, id: string, options?: CallOptions): Promise<OpenFeed> =>
  (await transport.call(feedEndpoints.renewFeed, { params: { id } }, options)).data;

export const revokeFeed = async (transport: Transport, id: string, options?: CallOptions): Promise<void> => {
  await transport.call(feedEndpoints.revokeFeed, { params: { id } }, options);
};
