import { authEndpoints, type SsoProvider } from '@zonekit/api-client/auth/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { logIn } from '../auth.service.ts';
import { visitOf } from '../auth.visit.ts';
import { makeSandbox } from './sandbox.ts';
import { isAllowedRedirect, type SignOn } from './sign-on.ts';

// Outside the demo a zone brings its own sign-on; until it does, these calls say so.
const noSignOn = () =>
  new Problem(503, 'unavailable', {
    words: { 'zh-CN': '尚未接入统一身份认证', en: 'No single sign-on is connected' },
  });

const badRedirect = () =>
  new Problem(422, 'validation_failed', {
    words: { 'zh-CN': '返回地址不在允许的范围内', en: 'The address to return to is not allowed' },
    details: { fields: [{ path: 'redirect_uri', message: 'not allowed' }] },
  });

const staleCode = () =>
  new Problem(422, 'credentials_invalid', {
    words: {
      'zh-CN': '统一身份认证的登录凭证已失效,请重新登录',
      en: 'The code of the single sign-on has been used or is too old. Please sign in again',
    },
  });

/** The sign-ons that are connected, by provider. */
export const signOnsOf = (context: Context): Partial<Record<SsoProvider, SignOn>> =>
  context.config.demo ? { scyq: makeSandbox(context, 'scyq'), yksso: makeSandbox(context, 'yksso') } : {};

/** The calls of the single sign-ons: is somebody signed in there, and logging in with the code that comes back. */
export const serveSignOn = (serve: Serve, context: Context): void => {
  const signOns = signOnsOf(context);
  const signOnOf = (provider: SsoProvider): SignOn => {
    const signOn = signOns[provider];
    if (!signOn) throw noSignOn();
    return signOn;
  };

  serve(authEndpoints.ssoCheck, async ({ query, request }) => {
    const signOn = signOnOf(query.provider);
    if (!isAllowedRedirect(query.redirect_uri, request.host)) throw badRedirect();
    const { redirect_uri, state } = query;
    const login_url = await signOn.loginUrl({ redirect_uri, state });
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
