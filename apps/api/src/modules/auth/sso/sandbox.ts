import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import type { FastifyRequest } from 'fastify';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Context } from '../../../frame/context.ts';
import { BASE_PATH } from '../../../frame/signature.ts';
import { fingerprint, newSecret } from '../auth.secrets.ts';
import type { SignOn } from './sign-on.ts';

export const SANDBOX_PREFIX = '/sandbox';
/** Where each provider's pages are, below the prefix. */
export const SANDBOX_PATHS = { scyq: '/sso', yksso: '/yksso' } as const satisfies Record<SsoProvider, string>;
export const sandboxCookie = (provider: SsoProvider): string =>
  `zonekit_sandbox${SANDBOX_PATHS[provider].replace('/', '_')}`;
export const SANDBOX_SESSION_MS = 8 * 3600_000;
const CODE_LIFE_MS = 60_000;

const after = (now: Date, ms: number): string => toIsoTime(new Date(now.getTime() + ms));

const address = (provider: SsoProvider, page: string, query: Record<string, string>): string => {
  const search = new URLSearchParams(query);
  return `${BASE_PATH}${SANDBOX_PREFIX}${SANDBOX_PATHS[provider]}${page}${search.size > 0 ? `?${search}` : ''}`;
};

export interface Sandbox extends SignOn {
  /** The user who is signed in there in this browser; null for nobody. */
  whoIs: (request: FastifyRequest) => Promise<string | null>;
  /** A code that logs a user in once, within 60 seconds. */
  issueCode: (user_id: string) => Promise<string>;
  /** Starts a session of the sign-on itself; resolves to the value of its cookie. */
  begin: (user_id: string) => Promise<string>;
  end: (request: FastifyRequest) => Promise<void>;
}

/** A sign-on of our own for the demo: sessions by cookie, one-time codes, both stored as hashes; each provider has its own. */
export const makeSandbox = ({ db, now }: Context, provider: SsoProvider): Sandbox => {
  const session = (request: FastifyRequest): string => fingerprint(request.cookies[sandboxCookie(provider)] ?? '');
  const whoIs: Sandbox['whoIs'] = async (request) => {
    const row = await db
      .selectFrom('sso_sessions')
      .where('hash', '=', session(request))
      .where('provider', '=', provider)
      .where('expires_at', '>', toIsoTime(now()))
      .select('user_id')
      .executeTakeFirst();
    return row?.user_id ?? null;
  };
  const issueCode: Sandbox['issueCode'] = async (user_id) => {
    const code = newSecret();
    const expires_at = after(now(), CODE_LIFE_MS);
    await db
      .insertInto('sso_codes')
      .values({ hash: fingerprint(code), provider, user_id, expires_at })
      .execute();
    return code;
  };
  return {
    whoIs,
    issueCode,
    async codeFor(request) {
      const user_id = await whoIs(request);
      return user_id && issueCode(user_id);
    },
    async begin(user_id) {
      const secret = newSecret();
      const expires_at = after(now(), SANDBOX_SESSION_MS);
      await db
        .insertInto('sso_sessions')
        .values({ hash: fingerprint(secret), provider, user_id, expires_at })
        .execute();
      return secret;
    },
    async end(request) {
      await db.deleteFrom('sso_sessions').where('hash', '=', session(request)).execute();
    },
    async redeem({ code }) {
      const spent = await db
        .deleteFrom('sso_codes')
        .where('hash', '=', fingerprint(code))
        .where('provider', '=', provider)
        .returningAll()
        .executeTakeFirst();
      if (!spent || spent.expires_at <= toIsoTime(now())) return null;
      const { account } = await db
        .selectFrom('users')
        .where('id', '=', spent.user_id)
        .select('account')
        .executeTakeFirstOrThrow();
      return { user_id: spent.user_id, sso_user_id: `${provider}-${account}`, account };
    },
    async loginUrl({ redirect_uri, state, locale }) {
      return address(provider, '/authorize', { redirect_uri, ...(state !== undefined && { state }), lang: locale });
    },
    async logoutUrl(redirect_uri) {
      return address(provider, '/logout', redirect_uri === null ? {} : { redirect_uri });
    },
  };
};
