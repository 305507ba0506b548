import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { limitKey } from '@zonekit/server/limit-key';
import { toIsoTime } from '../../database/parsers.ts';
import type { Module } from '../../frame/module.ts';
import { takeQuota } from '../../frame/quota.ts';
import { bearerOf } from '../../frame/serve.ts';
import { makeCaptcha, spendCaptcha } from './auth.captcha.ts';
import { checkPassword } from './auth.password.ts';
import { noAccount, register, resetByMobile, resetPassword } from './auth.register.ts';
import { findByLoginName, userInfoOf } from './auth.repository.ts';
import { fingerprint } from './auth.secrets.ts';
import { logIn, logOut, refresh } from './auth.service.ts';
import { sessionOf } from './auth.tokens.ts';
import { addressOf, visitOf } from './auth.visit.ts';
import { SMS_RULES, sendCode, withCode } from './sms/sms-codes.ts';
import { serveSignOn, signOnsOf } from './sso/sso.routes.ts';

/** Who walks through numbers is stopped; who asks about his own is not. */
const CHECK_PHONE_RULES = [{ max: 10, ms: 3600_000 }];

/** An office behind one address may ask for more than a person; drawing takes some 10 ms. */
const CAPTCHA_LIMIT = { max: 60, timeWindow: '1 minute' };

export const authRoutes: Module['routes'] = (serve, context) => {
  const { demo } = context.config;
  const signOns = signOnsOf(context);
  serveSignOn(serve, context, signOns);

  serve(
    authEndpoints.imageCaptcha,
    async ({ reply }) => {
      const { captcha, code } = await makeCaptcha(context);
      if (demo) reply.header('x-demo-code', code);
      reply.header('cache-control', 'no-store');
      return { data: captcha };
    },
    { config: { rateLimit: CAPTCHA_LIMIT } },
  );

  serve(authEndpoints.sendSmsCaptcha, async ({ body, locale, request, reply }) => {
    await spendCaptcha(context, body.captcha_id, body.captcha_code);
    const { phone, purpose } = body;
    const { expires_at, code } = await sendCode(context, { phone, purpose, locale, address: addressOf(request) });
    if (demo) reply.header('x-demo-code', code);
    return { data: { expires_at, resend_after_s: SMS_RULES.resend_after_s } };
  });

  serve(authEndpoints.checkPhone, async ({ body, db, request }) => {
    await takeQuota(context, `check-phone:${fingerprint(limitKey(addressOf(request)))}`, CHECK_PHONE_RULES);
    await spendCaptcha(context, body.captcha_id, body.captcha_code);
    const user = await findByLoginName(db, body.phone, context.now());
    return { data: { registered: user !== undefined } };
  });

  serve(authEndpoints.loginByAccount, async ({ body, db, request }) => {
    await spendCaptcha(context, body.captcha_id, body.captcha_code);
    const user_id = await checkPassword(context, body.account, body.password, addressOf(request));
    return { data: await logIn(db, user_id, 'account', visitOf(request), context.now()) };
  });

  serve(authEndpoints.loginByMobile, async ({ body, request }) => {
    const proof = { phone: body.phone, purpose: 'login', code: body.sms_code, address: addressOf(request) } as const;
    const data = await withCode(context, proof, async (tx) => {
      const user = await findByLoginName(tx, body.phone, context.now());
      if (!user) throw noAccount();
      return logIn(tx, user.id, 'mobile', visitOf(request), context.now());
    });
    return { data };
  });

  serve(authEndpoints.register, async ({ body, request }) => ({
    data: await register(context, body, { visit: visitOf(request), address: addressOf(request) }),
  }));

  serve(authEndpoints.resetPasswordByMobile, async ({ body, request }) => ({
    data: { account: await resetByMobile(context, body, addressOf(request)) },
  }));

  serve(authEndpoints.resetPassword, async ({ body, user, db, request }) => {
    const from = { session_id: await sessionOf(db, bearerOf(request) ?? ''), address: addressOf(request) };
    return { data: { sessions_ended: await resetPassword(context, user.user_id, body, from) } };
  });

  serve(authEndpoints.refreshToken, async ({ request }) => ({
    data: await refresh(context, bearerOf(request) ?? ''),
  }));

  serve(authEndpoints.logout, async ({ request }) => {
    const via = await logOut(context.db, bearerOf(request) ?? '');
    const signOn = via === 'scyq' || via === 'yksso' ? signOns[via] : undefined;
    return { data: { sso_logout_url: (await signOn?.logoutUrl(null)) ?? null } };
  });

  serve(authEndpoints.userInfo, async ({ user, db }) => ({
    data: await userInfoOf(db, user.user_id, user.enterprise_id),
  }));

  serve(authEndpoints.serverTime, async ({ locale }) => {
    const now = context.now();
    return { data: { ts: Math.floor(now.getTime() / 1000), time: toIsoTime(now), locale } };
  });
};
