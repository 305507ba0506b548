import { authEndpoints, type SsoProvider } from '@zonekit/api-client/auth/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { logIn } from '../auth.service.ts';
import { visitOf } from '../auth.visit.ts';
import { makeOidc } from './oidc/oidc.ts';
import { makeSandbox } from './sandbox.ts';
import { isAllowedRedirect, type SignOn } from './sign-on.ts';

const noSignOn = (provider: SsoProvider) =>
  new Problem(503, 'unavailable', {
    details: { provider },
    words: { 'zh-CN': '尚未接入统一身份认证', en: 'No single sign-on is connected' },
  });

const badRedirect = () =>
  new Problem(422, 'validation_failed', {
    words: { 'zh-CN': '返回地址不在允许的范围内', en: 'The address to return to is not allowed' },
    fields: ['redirect_uri'],
  });

const staleCode = () =>
  new Problem(422, 'credentials_invalid', {
    words: {
      'zh-CN': '统一身份认证的登录凭证已失效,请重新登录',
      en: 'The code of the single sign-on has been used or is too old. Please log in again',
    },
  });

type SignOns = Partial<Record<SsoProvider, SignOn>>;

/** The sign-ons that are connected, by provider: those that are configured, and in the demo the sandbox for others. */
export const signOnsOf = (context: Context): SignOns =>
  Object.fromEntries(
    (['scyq', 'yksso'] as const).flatMap((provider) => {
      const config = context.config.sso[provider];
      if (config) return [[provider, makeOidc(context, provider, config)]];
      return context.config.demo ? [[provider, makeSandbox(context, provider)]] : [];
    }),
  );

/** The calls of the single sign-ons: is somebody signed in there, and logging in with the code that comes back. */
export const serveSignOn = (serve: Serve, context: Context, signOns: SignOns): void => {
  if (!signOns.scyq) {
    context.log.warn(
      "No single sign-on is connected: GET /users/sso/check answers 503, and a variant with signOn 'sso' falls back to its own login. Set SSO_ISSUER; see docs/sign-on.md.",
    );
  }
  const signOnOf = (provider: SsoProvider): SignOn => {
    const signOn = signOns[provider];
    if (!signOn) throw noSignOn(provider);
    return signOn;
  };

  serve(authEndpoints.ssoCheck, async ({ query, request, locale }) => {
    const signOn = signOnOf(query.provider);
    if (!isAllowedRedirect(query.redirect_uri, request.host, context.config.portalUrl)) throw badRedirect();
    const { redirect_uri, state } = query;
    const login_url = await signOn.loginUrl({ redirect_uri, state, locale });
    const logout_url = await signOn.logoutUrl(redirect_uri);
    const code = await signOn.codeFor(request);
    return { data: { logged_in: code !== null, code, login_url, logout_url } };
  });

  for (const [endpoint, provider] of [
    [authEndpoints.ssoLogin, 'scyq'],
    [authEndpoints.loginByYksso, 'yksso'],
  ] as const) {
    serve(endpoint, async ({ body, db, request }) => {
      const user = await signOnOf(provider).redeem(body);
      if (!user) throw staleCode();
      const { sso_user_id, account } = user;
      const login_data = await logIn(db, user.user_id, provider, visitOf(request), context.now());
      return { data: { sso_data: { sso_user_id, account }, login_data } };
    });
  }
};
