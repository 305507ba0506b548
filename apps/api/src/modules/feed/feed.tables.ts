import type { Locale } from '@zonekit/api-client/contract';
import type { FeedSource } from '@zonekit/api-client/feed/contract';

/** Tables of `feed`; made by `feed.migrations.ts`. */
export interface FeedTables {
  feeds: {
    id: string;
    user_id: string;
    /** SHA-256 of the token in its address. */
    token_hash: string;
    sources: FeedSource[];
    /** The language of the request that created it: calendar programs send none. */
    locale: Locale;
    created_at: string;
    last_used_at: string | null;
  };
}

declare module '../../database/tables.ts' {
  interface Database extends FeedTables {}
}
