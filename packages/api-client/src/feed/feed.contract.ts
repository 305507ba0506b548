import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime } from '../contract/contract.ts';
import { MOST_FEEDS } from './most-feeds.ts';

/** Content of a feed: the user's roadshow bookings, the deadlines of subscribed declarations, activities that the user enrolled for, viewing appointments, and reserved instruments and facilities. */
export const feedSource = z.enum(['bookings', 'deadlines', 'enrolments', 'viewings', 'reservations']);
export type FeedSource = z.infer<typeof feedSource>;

export { MOST_FEEDS };

export const feed = z.object({
  id,
  sources: z.array(feedSource),
  created_at: isoTime,
  /** Last read by a program, to the minute; null if never. */
  last_used_at: z.nullable(isoTime),
});
export interface Feed extends z.infer<typeof feed> {}

/** The secret address, which grants read access. It is returned once; the service stores only its hash. */
export const openFeed = z.extend(feed, { calendar_url: z.string(), news_url: z.string() });
export interface OpenFeed extends z.infer<typeof openFeed> {}

const params = z.object({ id });

export const feedEndpoints = {
  listFeeds: endpoint({
    method: 'GET',
    path: '/universal/feeds',
    summary: 'My private feeds, newest first',
    access: 'user',
    response: envelope(z.array(feed)),
  }),
  // Not idempotent: the stored answer would contain the secret address.
  createFeed: endpoint({
    method: 'POST',
    path: '/universal/feeds',
    summary: `Make the address of a private calendar and news feed; at most ${MOST_FEEDS} a user`,
    access: 'user',
    body: z.object({ sources: z.array(feedSource).check(z.minLength(1), z.maxLength(feedSource.options.length)) }),
    status: 201,
    response: envelope(openFeed),
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: '/universal/feeds/{id}/renew',
    summary: 'Give a feed another address; the one before ends at once',
    access: 'user',
    params,
    errors: [404],
    response: envelope(openFeed),
  }),
  revokeFeed: endpoint({
    method: 'DELETE',
    path: '/universal/feeds/{id}',
    summary: 'End a feed',
    access: 'user',
    params,
    errors: [404],
    response: envelope(z.object({ id })),
  }),
};
