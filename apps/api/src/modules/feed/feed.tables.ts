import type { Locale } from '@zonekit/api-client/contract';
import type { FeedSource } from '@zonekit/api-client/feed/contract';

/** Tables of `feed`; made by `feed.migrations.ts`. */
export interface FeedTables {
  feeds: {
    id: string;
    user_id: string;
    /** SHA-256 of what its address is known by. */
    token_hash: string;
    sources: FeedSource[];
    /** The language in which it was asked for: programs send none. */
    locale: Locale;
    created_at: string;
    last_used_at: string | null;
  };
}

declare module '../../database/tables.ts' {
  interface Database extends FeedTables {}
}
