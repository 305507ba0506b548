import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Context, Module } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { bearerOf } from '../../frame/serve.ts';
import { makeCaptcha, spendCaptcha } from './auth.captcha.ts';
import { checkPassword } from './auth.password.ts';
import { userInfoOf } from './auth.repository.ts';
import { logIn, logOut, refresh } from './auth.service.ts';
import { sweepAuth } from './auth.sweep.ts';
import { enterpriseTransfer } from './auth.transfer.ts';
import { sandboxPages } from './sso/sandbox.pages.ts';
import { makeSandbox, SANDBOX_PATH } from './sso/sandbox.ts';
import { isAllowedRedirect, type SignOn } from './sso/sign-on.ts';

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

const signOnOf = (context: Context): SignOn | null => (context.config.demo ? makeSandbox(context) : null);

export const authModule: Module = {
  name: 'auth',
  transfers: [enterpriseTransfer],
  pages: (context) => (context.config.demo ? { prefix: SANDBOX_PATH, plugin: sandboxPages(context) } : null),
  sweep: sweepAuth,
  routes(serve, context) {
    const signOn = signOnOf(context);

    serve(authEndpoints.imageCaptcha, async ({ reply }) => {
      const { captcha, code } = await makeCaptcha(context);
      if (context.config.demo) reply.header('x-demo-code', code);
      reply.header('cache-control', 'no-store');
      return { data: captcha };
    });

    serve(authEndpoints.loginByAccount, async ({ body, db }) => {
      await spendCaptcha(context, body.captcha_id, body.captcha_code);
      const user_id = await checkPassword(context, body.account, body.password);
      return { data: await logIn(db, user_id, 'account', context.now()) };
    });

    serve(authEndpoints.ssoCheck, async ({ query, request }) => {
      if (!signOn) throw noSignOn();
      if (!isAllowedRedirect(query.redirect_uri, request.host)) throw badRedirect();
      const user_id = await signOn.whoIs(request);
      return {
        data: {
          logged_in: user_id !== null,
          code: user_id && (await signOn.issueCode(user_id)),
          login_url: signOn.loginUrl(query.redirect_uri),
          logout_url: signOn.logoutUrl(query.redirect_uri),
        },
      };
    });

    serve(authEndpoints.ssoLogin, async ({ body, db }) => {
      if (!signOn) throw noSignOn();
      const user = await signOn.redeem(body.code);
      if (!user) throw staleCode();
      const { sso_user_id, account } = user;
      const login_data = await logIn(db, user.user_id, 'sso', context.now());
      return { data: { sso_data: { sso_user_id, account }, login_data } };
    });

    serve(authEndpoints.refreshToken, async ({ request }) => ({
      data: await refresh(context, bearerOf(request) ?? ''),
    }));

    serve(authEndpoints.logout, async ({ request }) => {
      const via = await logOut(context.db, bearerOf(request) ?? '');
      return { data: { sso_logout_url: via === 'sso' && signOn ? signOn.logoutUrl(null) : null } };
    });

    serve(authEndpoints.userInfo, async ({ user, db }) => ({ data: await userInfoOf(db, user.user_id) }));

    serve(authEndpoints.serverTime, async ({ locale }) => {
      const now = context.now();
      return { data: { ts: Math.floor(now.getTime() / 1000), time: toIsoTime(now), locale } };
    });
  },
};
