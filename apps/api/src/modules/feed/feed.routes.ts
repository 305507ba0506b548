import { type Feed, feedEndpoints } from '@zonekit/api-client/feed/contract';
import type { FastifyRequest } from 'fastify';
import type { Module } from '../../frame/module.ts';
import { BASE_PATH } from '../../frame/signature.ts';
import { createFeed, listFeeds, renewFeed, revokeFeed } from './feed.service.ts';

export const FEED_PREFIX = '/universal/feeds';

const withAddress = ({ feed, token }: { feed: Feed; token: string }, request: FastifyRequest) => {
  const address = `${request.protocol}://${request.host}${BASE_PATH}${FEED_PREFIX}/${token}`;
  return { data: { ...feed, calendar_url: `${address}.ics`, news_url: `${address}.atom` } };
};

export const feedRoutes: Module['routes'] = (serve, context) => {
  serve(feedEndpoints.listFeeds, async ({ db, user }) => ({ data: await listFeeds(db, user.user_id) }));

  serve(feedEndpoints.createFeed, async ({ db, user, body, locale, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const options = { sources: body.sources, locale };
    return withAddress(await createFeed(db, user.user_id, options, context.now()), request);
  });

  serve(feedEndpoints.renewFeed, async ({ db, user, params, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return withAddress(await renewFeed(db, user.user_id, params.id), request);
  });

  serve(feedEndpoints.revokeFeed, async ({ db, user, params }) => {
    await revokeFeed(db, user.user_id, params.id);
    return { data: { id: params.id } };
  });
};
