import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, locale } from '../contract/contract.ts';

export const role = z.enum(['guest', 'enterprise_user', 'staff', 'operator']);

/** Client-side `userInfo` of specification section 3. */
export const userInfo = z.object({
  user_id: id,
  phone: z.string(),
  nickname: z.string(),
  name: z.string(),
  role,
  enterprise: z.nullable(z.object({ enterprise_id: id, enterprise_name: z.string() })),
  last_enterprise_id: z.nullable(id),
});
export type UserInfo = z.infer<typeof userInfo>;

/** A token lives 120 minutes from `issued_at`; from 90 minutes on it can be refreshed. Source: specification, section 4. */
export const loginData = z.object({ token: z.string(), issued_at: isoTime, expires_at: isoTime, user_info: userInfo });
export type LoginData = z.infer<typeof loginData>;

const signed = { client_id: z.string(), ts: z.coerce.number(), sign: z.string() };

export const authEndpoints = {
  imageCaptcha: endpoint({
    method: 'GET',
    path: '/users/files/image_captcha',
    summary: 'A picture to copy four characters from; valid once, for five minutes',
    access: 'public',
    response: envelope(z.object({ captcha_id: id, image: z.string(), expires_at: isoTime })),
  }),
  loginByAccount: endpoint({
    method: 'POST',
    path: '/users/users/login-by-account',
    summary: 'Log in by account name and password',
    access: 'public',
    body: z.object({
      account: z.string().check(z.minLength(1), z.maxLength(64)),
      password: z.string().check(z.minLength(1), z.maxLength(128)),
      captcha_id: id,
      captcha_code: z.string().check(z.minLength(1), z.maxLength(8)),
    }),
    response: envelope(loginData),
  }),
  ssoCheck: endpoint({
    method: 'GET',
    path: '/users/sso/check',
    summary: 'Is the visitor signed in at the single sign-on? With a one-time code if so, with the sign-on page if not',
    access: 'public',
    signsParameters: true,
    query: z.object({ ...signed, redirect_uri: z.string().check(z.maxLength(2000)) }),
    response: envelope(
      z.object({ logged_in: z.boolean(), code: z.nullable(z.string()), login_url: z.string(), logout_url: z.string() }),
    ),
  }),
  ssoLogin: endpoint({
    method: 'POST',
    path: '/users/sso/scyq/login',
    summary: 'Log in with the one-time code of the single sign-on',
    access: 'public',
    signsParameters: true,
    body: z.object({ ...signed, code: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: envelope(
      z.object({ sso_data: z.object({ sso_user_id: z.string(), account: z.string() }), login_data: loginData }),
    ),
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
