import { feedEndpoints } from '@zonekit/api-client/feed/contract';
import type { Make } from '../sample-rows.ts';

export const make: Make = (api, as) =>
  api.inject(feedEndpoints.createFeed, { body: { sources: ['bookings', 'deadlines'] } }, as);
