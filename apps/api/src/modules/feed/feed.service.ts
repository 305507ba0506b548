import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import { type Feed, type FeedSource, MOST_FEEDS } from '@zonekit/api-client/feed/contract';
import { sql } from 'kysely';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { inTransaction } from '../../frame/transaction.ts';
import { userWithoutSession } from '../auth/auth.repository.ts';
import { fingerprint, newSecret } from '../auth/auth.secrets.ts';

const columns = ['id', 'sources', 'created_at', 'last_used_at'] as const;

const tooMany = () =>
  new Problem(422, 'validation_failed', {
    words: {
      'zh-CN': `每个账号最多${MOST_FEEDS}个订阅地址，请先停用一个`,
      en: `There are ${MOST_FEEDS} feed addresses already. End one of them first`,
    },
  });

export const listFeeds = (db: Db | Tx, userId: string): Promise<Feed[]> =>
  db
    .selectFrom('feeds')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** @returns the feed with its token, which is returned only once. @throws Problem 422 where the user has five */
export const createFeed = (
  db: Db | Tx,
  userId: string,
  { sources, locale }: { sources: readonly FeedSource[]; locale: Locale },
  now: Date,
): Promise<{ feed: Feed; token: string }> =>
  inTransaction(db, async (tx) => {
    // Two that are made at once are made one after the other, and both are counted.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    if ((await listFeeds(tx, userId)).length >= MOST_FEEDS) throw tooMany();
    const token = newSecret();
    const feed = await tx
      .insertInto('feeds')
      .values({
        id: randomUUID(),
        user_id: userId,
        token_hash: fingerprint(token),
        sources: sql`${[...new Set(sources)]}::text[]`,
        locale,
        created_at: toIsoTime(now),
        last_used_at: null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    return { feed, token };
  });

/** Another token in place of the one before. @throws Problem 404 for what is not the user's */
export const renewFeed = async (db: Db | Tx, userId: string, id: string): Promise<{ feed: Feed; token: string }> => {
  const token = newSecret();
  const feed = await db
    .updateTable('feeds')
    .set({ token_hash: fingerprint(token), last_used_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
  if (!feed) throw new Problem(404, 'not_found');
  return { feed, token };
};

/** @throws Problem 404 for what is not the user's */
export const revokeFeed = async (db: Db | Tx, userId: string, id: string): Promise<void> => {
  const mine = db.deleteFrom('feeds').where('id', '=', id).where('user_id', '=', userId);
  if (!(await mine.returning('id').executeTakeFirst())) throw new Problem(404, 'not_found');
};

/** Ends every feed of a user. */
export const revokeFeeds = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('feeds').where('user_id', '=', userId).execute();
};

const MINUTE_MS = 60_000;

/** The feed that a token opens and whose it is; null for none. Notes that it was used, to the minute. */
export const openFeed = async (
  db: Db,
  token: string,
  now: Date,
): Promise<{ sources: readonly FeedSource[]; locale: Locale; user: User } | null> => {
  const feed = await db
    .selectFrom('feeds')
    .where('token_hash', '=', fingerprint(token))
    .select(['id', 'user_id', 'sources', 'locale', 'last_used_at'])
    .executeTakeFirst();
  const user = feed && (await userWithoutSession(db, feed.user_id, now));
  if (!user) return null;
  const { id, sources, locale, last_used_at } = feed;
  if (last_used_at === null || now.getTime() - Date.parse(last_used_at) >= MINUTE_MS) {
    await db
      .updateTable('feeds')
      .set({ last_used_at: toIsoTime(now) })
      .where('id', '=', id)
      .execute();
  }
  return { sources, locale, user };
};
