import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, locale, mobile, text } from '../contract/contract.ts';
import { passwordFaults } from './password-rule.ts';
import { loginData, userInfo } from './user.contract.ts';

export { type LoginData, loginData, type Role, role, type UserInfo, userInfo } from './user.contract.ts';

/** What a code by text message is for; it serves for nothing else. */
export const smsPurpose = z.enum(['login', 'register', 'reset_password', 'change_phone', 'delete_account']);
export type SmsPurpose = z.infer<typeof smsPurpose>;

export const smsCode = z.string().check(z.trim(), z.regex(/^\d{6}$/));
const password = z.string().check(z.minLength(1), z.maxLength(128));
/** 8 to 64 characters with a letter and a digit; that it is not the account's name is checked besides. */
export const newPassword = z.string().check(
  z.maxLength(128),
  z.refine((value) => passwordFaults(value).length === 0),
);
/** A letter, then letters, digits, `_`, `.`, `-`; never a telephone number, so that either may log in. */
export const accountName = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z][a-z0-9_.-]{3,31}$/));

const captcha = { captcha_id: id, captcha_code: text(8) };
const signed = { client_id: z.string(), ts: z.coerce.number(), sign: z.string() };

/** The two sign-ons: `scyq` of the zone, `yksso` of another provider, who sends back a code as well. */
export const ssoProvider = z.enum(['scyq', 'yksso']);
export type SsoProvider = z.infer<typeof ssoProvider>;

/**
 * Made from randomness by the browser that begins a sign-on, and compared by it at the return address, so that nobody is
 * logged in with a code of somebody else. Source: RFC 6749, section 10.12.
 */
const ssoState = z.optional(z.string().check(z.regex(/^[\w-]{16,128}$/)));

const ssoLoginBody = z.object({
  ...signed,
  code: z.string().check(z.minLength(1), z.maxLength(4000)),
  /** As it came back with the code; an OpenID Connect provider needs it. */
  state: ssoState,
  /** The issuer that the provider names at the return address. Source: RFC 9207. */
  iss: z.optional(z.string().check(z.maxLength(500))),
});
const ssoLoginAnswer = envelope(
  z.object({ sso_data: z.object({ sso_user_id: z.string(), account: z.string() }), login_data: loginData }),
);

export const authEndpoints = {
  imageCaptcha: endpoint({
    method: 'GET',
    path: '/users/files/image_captcha',
    summary:
      'A picture (PNG) to copy five characters from; valid once, for five minutes; sixty a minute for an address',
    access: 'public',
    response: envelope(z.object({ captcha_id: id, image: z.string(), expires_at: isoTime })),
  }),
  sendSmsCaptcha: endpoint({
    method: 'POST',
    path: '/message/sms/send-captcha',
    summary:
      'Send a code of six digits, valid once, for five minutes; the next one after 60 seconds, five an hour for a phone. The same answer whether or not the phone has an account',
    access: 'public',
    body: z.object({ phone: mobile, purpose: smsPurpose, ...captcha }),
    response: envelope(z.object({ expires_at: isoTime, resend_after_s: z.number() })),
  }),
  checkPhone: endpoint({
    method: 'POST',
    path: '/users/users/check-phone',
    summary: 'Does this phone have an account? Behind an image captcha, ten times an hour for an address',
    access: 'public',
    body: z.object({ phone: mobile, ...captcha }),
    response: envelope(z.object({ registered: z.boolean() })),
  }),
  loginByAccount: endpoint({
    method: 'POST',
    path: '/users/users/login-by-account',
    signsIn: true,
    summary: 'Log in by account name or mobile number, and password',
    access: 'public',
    body: z.object({ account: z.string().check(z.minLength(1), z.maxLength(64)), password, ...captcha }),
    response: envelope(loginData),
  }),
  loginByMobile: endpoint({
    method: 'POST',
    path: '/users/users/login-by-mobile',
    signsIn: true,
    summary:
      'Log in by mobile number and the code sent to it. 404 where the code is right and the phone has no account',
    access: 'public',
    body: z.object({ phone: mobile, sms_code: smsCode }),
    errors: [404],
    response: envelope(loginData),
  }),
  register: endpoint({
    method: 'POST',
    path: '/users/users/register',
    signsIn: true,
    summary:
      'Open an account and log in. 409 for a phone or an account name that is taken. The code serves once, so it needs no idempotency key, which would store the token',
    access: 'public',
    body: z.object({
      account: accountName,
      password: newPassword,
      name: text(50),
      phone: mobile,
      sms_code: smsCode,
      /** The versions that the person has agreed to: those of the base request. */
      terms_version: text(20),
      privacy_version: text(20),
    }),
    status: 201,
    errors: [409],
    response: envelope(loginData),
  }),
  resetPasswordByMobile: endpoint({
    method: 'POST',
    path: '/users/users/reset-password-by-mobile',
    summary: 'A new password by the code sent to the phone; every session ends. 404 where the phone has no account',
    access: 'public',
    body: z.object({ phone: mobile, sms_code: smsCode, new_password: newPassword }),
    errors: [404],
    response: envelope(z.object({ account: z.string() })),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/users/users/reset-password',
    summary: 'A new password for the old one; every other session ends',
    access: 'user',
    body: z.object({ old_password: password, new_password: newPassword }),
    response: envelope(z.object({ sessions_ended: z.number() })),
  }),
  ssoCheck: endpoint({
    method: 'GET',
    path: '/users/sso/check',
    summary: 'Is the visitor signed in at the single sign-on? With a one-time code if so, with the sign-on page if not',
    access: 'public',
    signsParameters: true,
    query: z.object({
      ...signed,
      redirect_uri: z.string().check(z.maxLength(2000)),
      provider: z._default(ssoProvider, 'scyq'),
      state: ssoState,
    }),
    response: envelope(
      z.object({
        logged_in: z.boolean(),
        code: z.nullable(z.string()),
        login_url: z.string(),
        logout_url: z.nullable(z.string()),
      }),
    ),
  }),
  ssoLogin: endpoint({
    method: 'POST',
    path: '/users/sso/scyq/login',
    signsIn: true,
    summary: 'Log in with the one-time code of the single sign-on',
    access: 'public',
    signsParameters: true,
    body: ssoLoginBody,
    response: ssoLoginAnswer,
  }),
  loginByYksso: endpoint({
    method: 'POST',
    path: '/users/users/login-by-yksso',
    signsIn: true,
    summary: 'Log in with the one-time code of the other provider',
    access: 'public',
    signsParameters: true,
    body: ssoLoginBody,
    response: ssoLoginAnswer,
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/users/token/refresh',
    summary:
      'A new token for one that is 90 to 120 minutes old; the old one ends. Earlier 422 transition_refused with details.refreshable_from',
    access: 'user',
    response: envelope(loginData),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/users/logout',
    summary: 'End the session of this token',
    access: 'user',
    response: envelope(z.object({ sso_logout_url: z.nullable(z.string()) })),
  }),
  userInfo: endpoint({
    method: 'GET',
    path: '/users/users/info',
    summary: 'Who the token belongs to',
    access: 'user',
    response: envelope(userInfo),
  }),
  serverTime: endpoint({
    method: 'GET',
    path: '/universal/time',
    summary: "The service's clock, for a client whose own is off",
    access: 'public',
    response: envelope(z.object({ ts: z.number(), time: isoTime, locale })),
  }),
};
