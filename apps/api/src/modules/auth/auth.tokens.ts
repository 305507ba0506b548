import { randomUUID } from 'node:crypto';
import type { LoginVia } from '@zonekit/api-client/account/contract';
import DataLoader from 'dataloader';
import { anyOf } from '../../database/any-of.ts';
import { compiledOnce } from '../../database/compiled.ts';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import type { Authenticate } from '../../frame/serve.ts';
import { roleOf } from './auth.repository.ts';
import { fingerprint, newSecret } from './auth.secrets.ts';
import type { Visit } from './auth.visit.ts';

const MINUTE_MS = 60_000;

/** Source: specification, section 4. */
const TOKEN_LIFE_MS = 120 * MINUTE_MS;
export const REFRESHABLE_FROM_MS = 90 * MINUTE_MS;
/** After a refresh the old token still answers this long, so that requests in flight do not fail. */
const REPLACED_GRACE_MS = 30_000;

export interface IssuedToken {
  token: string;
  issued_at: string;
  expires_at: string;
}

/** Starts a session, in place of one that its user has on the same device, that acts for an enterprise. Its first token has still to be issued, in the same transaction. */
export const beginSession = async (
  db: Db | Tx,
  session: { user_id: string; via: LoginVia; enterprise_id: string | null },
  visit: Visit,
  now: Date,
): Promise<string> => {
  const id = randomUUID();
  const at = toIsoTime(now);
  const { userAgent: user_agent, address, device_id } = visit;
  if (device_id !== null) {
    const { user_id } = session;
    await db
      .deleteFrom('sessions')
      .where((where) => where.and({ user_id, device_id }))
      .execute();
  }
  await db
    .insertInto('sessions')
    .values({ id, ...session, user_agent, address, device_id, created_at: at, seen_at: at })
    .execute();
  return id;
};

/** Makes a token of a session and stores its hash. */
export const issueToken = async (db: Db | Tx, session_id: string, now: Date): Promise<IssuedToken> => {
  const token = newSecret();
  const issued_at = toIsoTime(now);
  const expires_at = toIsoTime(new Date(now.getTime() + TOKEN_LIFE_MS));
  const row = { hash: fingerprint(token), session_id, issued_at, expires_at, replaced_until: null };
  await db.insertInto('tokens').values(row).execute();
  return { token, issued_at, expires_at };
};

/** Another token in place of one, which ends after half a minute of grace. */
export const replaceToken = async (
  tx: Tx,
  old: { hash: string; session_id: string; replaced_until: string | null },
  now: Date,
): Promise<IssuedToken> => {
  const replaced_until = old.replaced_until ?? toIsoTime(new Date(now.getTime() + REPLACED_GRACE_MS));
  await tx.updateTable('tokens').set({ replaced_until }).where('hash', '=', old.hash).execute();
  await tx
    .updateTable('sessions')
    .set({ seen_at: toIsoTime(now) })
    .where('id', '=', old.session_id)
    .execute();
  return issueToken(tx, old.session_id, now);
};

/** The token and its session, locked until the transaction ends. */
export const lockToken = (tx: Tx, token: string) =>
  tx
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .where('hash', '=', fingerprint(token))
    .select(['hash', 'session_id', 'user_id', 'via', 'enterprise_id', 'issued_at', 'replaced_until'])
    .forUpdate()
    .executeTakeFirst();

/** The session that a token belongs to; null for none. */
export const sessionOf = async (db: Db | Tx, token: string): Promise<string | null> => {
  const row = await db
    .selectFrom('tokens')
    .where('hash', '=', fingerprint(token))
    .select('session_id')
    .executeTakeFirst();
  return row?.session_id ?? null;
};

const holdersOf = compiledOnce((db, value: { hashes: readonly string[]; at: string }) =>
  db
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('enterprise_staff', (join) =>
      join
        .onRef('enterprise_staff.user_id', '=', 'users.id')
        .onRef('enterprise_staff.enterprise_id', '=', 'sessions.enterprise_id'),
    )
    .where('tokens.hash', '=', anyOf(value.hashes))
    .where('tokens.expires_at', '>', value.at)
    .where((where) => where.or([where('replaced_until', 'is', null), where('replaced_until', '>', value.at)]))
    .select(['tokens.hash', 'users.id as user_id', 'account', 'name', 'is_operator', 'position'])
    // Of somebody who was taken out of it meanwhile, the session acts for nobody.
    .select('enterprise_staff.enterprise_id'),
);

/**
 * Finds the users of tokens; requests that arrive in the same turn of the event loop share a query. A token has no user when
 * it is unknown, 120 minutes old, or was replaced more than 30 seconds ago.
 */
export const createAuthenticate = (db: Db, now: () => Date): Authenticate => {
  const users = new DataLoader<string, User | null>(
    async (hashes) => {
      const holders = await holdersOf(db, { hashes, at: toIsoTime(now()) });
      const byHash = new Map(
        holders.map(({ hash, is_operator, position, ...user }) => [
          hash,
          { ...user, role: roleOf({ is_operator, position }) },
        ]),
      );
      return hashes.map((hash) => byHash.get(hash) ?? null);
    },
    { cache: false, batchScheduleFn: setImmediate },
  );
  return (token) => users.load(fingerprint(token));
};
