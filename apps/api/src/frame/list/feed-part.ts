import type { User } from '../context.ts';
import type { NewsEntry } from '../formats/atom.ts';
import type { CalendarEvent } from '../formats/calendar.ts';
import type { Reader } from './file.ts';
import type { Finder } from './find.ts';
import type { Scope } from './list.ts';
import type { ListContext, ListSource } from './serve-list.ts';

/** Whose feed it is, and for whom it is written. */
export interface FeedReader extends Reader {
  db: ListContext['db'];
  user: User;
}

/** What a list gives to a user's private feed. */
export interface FeedPart {
  events: (reader: FeedReader) => Promise<CalendarEvent[]>;
  news: (reader: FeedReader) => Promise<NewsEntry[]>;
}

/** A feed is read every hour by every program: so many rows of a list it holds, the first ones. */
const MOST = 500;

/** @param own the user's rows, whatever else the user may see as an operator */
export const feedPart = <Item, F extends string>(
  finder: Finder,
  { list, present, file }: Pick<ListSource<Item, F>, 'list' | 'present' | 'file'>,
  own: (userId: string) => Scope,
): FeedPart => {
  const items = async ({ db, user, now, locale }: FeedReader): Promise<Item[]> => {
    const listQuery = { filters: {}, sort: list.sort, scope: own(user.user_id) };
    const { value: ids } = await finder.batches(db, list, listQuery, MOST, now).next();
    return ids ? present(ids, { db, locale, user, now, terms: null }) : [];
  };
  return {
    events: async (reader) => (await items(reader)).flatMap((item) => file.events?.(item, reader) ?? []),
    news: async (reader) => (await items(reader)).flatMap((item) => file.news?.(item, reader) ?? []),
  };
};
