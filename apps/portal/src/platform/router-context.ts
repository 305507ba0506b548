import type { SessionKeeper } from '@zonekit/api-client/session/keeper';
import type { Transport } from '@zonekit/api-client/transport';
import type { PublicConfig } from './config.ts';
import type { Data } from './data/data.ts';
import type { PageError } from './data/page-error.ts';
import type { NoticeStore } from './notices/notice-store.ts';
import type { Words } from './words/words.ts';

/** What every route's loader and head are given, and the shell builds its providers from. */
export interface RouterContext {
  config: PublicConfig;
  words: Words;
  data: Data;
  transport: Transport;
  /** Null on the server. */
  session: SessionKeeper | null;
  notices: NoticeStore;
  /** On the server, for a visitor over the page limit: shown in place of every page, which reads nothing. */
  refused?: PageError | null;
}
