import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import type { SsoConfig } from '../../../../config.sso.ts';
import { toIsoTime } from '../../../../database/parsers.ts';
import type { Context } from '../../../../frame/context.ts';
import { Problem } from '../../../../frame/problem.ts';
import { fingerprint } from '../../auth.secrets.ts';
import { parseRedirect, type SignOn } from '../sign-on.ts';
import { identityOf } from './identity.ts';
import { linkAccount } from './link-account.ts';

/** How long a visitor may take at the provider. */
const ATTEMPT_LIFE_MS = 10 * 60_000;

const silent = () =>
  new Problem(503, 'unavailable', {
    words: {
      'zh-CN': '统一身份认证暂时不可用,请稍后再试',
      en: 'The single sign-on does not answer. Please try again later',
    },
  });

const NO_STATE = { 'zh-CN': '缺少state参数', en: 'The state is missing' };
const BAD_REDIRECT = {
  'zh-CN': '返回地址不能带查询参数或片段',
  en: 'The address to return to has a query or a fragment',
};

const unfit = (path: 'state' | 'redirect_uri', words: typeof NO_STATE) =>
  new Problem(422, 'validation_failed', { words, fields: [path] });

/**
 * A single sign-on by OpenID Connect or OAuth 2.0: authorization code flow with PKCE, state and nonce. The service is the
 * client; verifier and nonce wait in the database under the hash of the state until the code comes back, once.
 * Source: RFC 6749, RFC 7636, OpenID Connect Core 1.0, RFC 9700.
 */
export const makeOidc = (context: Context, name: SsoProvider, config: SsoConfig): SignOn => {
  const { db, log, now } = context;
  // Loaded with the first login: a start does not wait for it.
  const loading = () => import('./provider.ts');
  let provider: Promise<ReturnType<Awaited<ReturnType<typeof loading>>['createProvider']>> | null = null;
  const load = () => {
    provider ??= loading().then(({ createProvider }) => createProvider(config));
    return provider;
  };
  /** Only the error's code: its cause may hold claims. */
  const report = (error: unknown, words: string) => {
    const { name: type, code, error: providerError } = error as { name?: string; code?: string; error?: string };
    log.warn({ provider: name, type, code, answer: providerError }, words);
  };

  return {
    // Only a redirect can tell: a provider's cookies are not sent to the service.
    codeFor: async () => null,

    async loginUrl({ redirect_uri, state }) {
      if (state === undefined) throw unfit('state', NO_STATE);
      const url = parseRedirect(redirect_uri);
      // Providers compare the registered address to the letter.
      if (url === null || url.search || url.hash) throw unfit('redirect_uri', BAD_REDIRECT);
      const at = await load();
      const expected = { state, ...at.newExpected() };
      try {
        const login_url = await at.loginUrl(redirect_uri, expected);
        const { nonce, code_verifier } = expected;
        const expires_at = toIsoTime(new Date(now().getTime() + ATTEMPT_LIFE_MS));
        const row = { hash: fingerprint(state), provider: name, redirect_uri, nonce, code_verifier, expires_at };
        await db
          .insertInto('sso_attempts')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return login_url;
      } catch (error) {
        report(error, 'the single sign-on does not answer');
        throw silent();
      }
    },

    async redeem({ code, state, iss }) {
      if (state === undefined) return null;
      const attempt = await db
        .deleteFrom('sso_attempts')
        .where('hash', '=', fingerprint(state))
        .where('provider', '=', name)
        .returningAll()
        .executeTakeFirst();
      if (!attempt || attempt.expires_at <= toIsoTime(now())) return null;
      const { redirect_uri, nonce, code_verifier } = attempt;
      const callback = new URL(redirect_uri);
      callback.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
      const [at, { isRefusal }] = await Promise.all([load(), loading()]);
      const claims = await at.claimsOf(callback, { state, nonce, code_verifier }).catch((error: unknown) => {
        const refused = isRefusal(error);
        report(error, refused ? 'a single sign-on was refused' : 'the single sign-on does not answer');
        if (refused) return null;
        throw silent();
      });
      const identity = claims && identityOf(claims, config);
      if (claims && !identity) log.warn({ provider: name }, 'the single sign-on names no subject');
      return identity && linkAccount(db, name, identity, now());
    },

    // Back to the portal and nowhere else: a provider takes registered addresses only.
    async logoutUrl() {
      const { portalUrl } = context.config;
      const at = await load();
      // A logout of ours does not wait for a provider that is away.
      return at.logoutUrl(portalUrl && `${portalUrl}/`).catch((error: unknown) => {
        report(error, 'the single sign-on does not answer');
        return null;
      });
    },
  };
};
