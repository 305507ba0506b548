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

const address = (provider: SsoProvider, page: string, redirect_uri: string | null): string => {
  const path = `${BASE_PATH}${SANDBOX_PREFIX}${SANDBOX_PATHS[provider]}${page}`;
  return redirect_uri === null ? path : `${path}?${new URLSearchParams({ redirect_uri })}`;
};

export interface Sandbox extends SignOn {
  /** Begins a session of the sign-on itself; resolves to the value of its cookie. */
  begin: (user_id: string) => Promise<string>;
  end: (request: FastifyRequest) => Promise<void>;
}

/** A sign-on of our own for the demo: sessions by cookie, one-time codes, both stored as hashes; each provider has its own. */
export const makeSandbox = ({ db, now }: Context, provider: SsoProvider): Sandbox => {
  const session = (request: FastifyRequest): string => fingerprint(request.cookies[sandboxCookie(provider)] ?? '');
  return {
    async whoIs(request) {
      const found = await db
        .selectFrom('sso_sessions')
        .where('hash', '=', session(request))
        .where('provider', '=', provider)
        .where('expires_at', '>', toIsoTime(now()))
        .select('user_id')
        .executeTakeFirst();
      return found?.user_id ?? null;
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
    async issueCode(user_id) {
      const code = newSecret();
      const expires_at = after(now(), CODE_LIFE_MS);
      await db
        .insertInto('sso_codes')
        .values({ hash: fingerprint(code), provider, user_id, expires_at })
        .execute();
      return code;
    },
    async redeem(code) {
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
    loginUrl: (redirect_uri) => address(provider, '/authorize', redirect_uri),
    logoutUrl: (redirect_uri) => address(provider, '/logout', redirect_uri),
  };
};
