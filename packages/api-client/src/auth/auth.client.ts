import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import { authEndpoints, type LoginData, type UserInfo } from './auth.contract.ts';

export type AccountLogin = InputOf<typeof authEndpoints.loginByAccount>['body'];

/** A picture with four characters, valid once, for five minutes. */
export const imageCaptcha = async (transport: Transport, options?: CallOptions) =>
  (await transport.call(authEndpoints.imageCaptcha, {}, options)).data;

/** @throws ApiError `captcha_invalid`, `credentials_invalid`, `account_locked`, … */
export const loginByAccount = async (
  transport: Transport,
  login: AccountLogin,
  options?: CallOptions,
): Promise<LoginData> => (await transport.call(authEndpoints.loginByAccount, { body: login }, options)).data;

/** Whether the visitor is signed in at the single sign-on: with a one-time code if so, with its login page if not. */
export const ssoCheck = async (transport: Transport, redirectUri: string, options?: CallOptions) =>
  (await transport.call(authEndpoints.ssoCheck, { query: { redirect_uri: redirectUri } }, options)).data;

export const ssoLogin = async (transport: Transport, code: string, options?: CallOptions): Promise<LoginData> =>
  (await transport.call(authEndpoints.ssoLogin, { body: { code } }, options)).data.login_data;

/** A new token for the one that the transport sends. Silent, for the session asks for it beside other calls. */
export const refreshToken = async (transport: Transport, options?: CallOptions): Promise<LoginData> =>
  (await transport.call(authEndpoints.refreshToken, {}, { quiet: true, renew: false, ...options })).data;

/** Ends the session at the service. Answers where to sign out of the single sign-on, null where there is none. */
export const logout = async (transport: Transport, options?: CallOptions): Promise<string | null> =>
  (await transport.call(authEndpoints.logout, {}, { quiet: true, renew: false, ...options })).data.sso_logout_url;

export const userInfo = async (transport: Transport, options?: CallOptions): Promise<UserInfo> =>
  (await transport.call(authEndpoints.userInfo, {}, options)).data;

/** The service's clock, in seconds and as a time of the zone. The transport corrects its own by what refusals say. */
export const serverTime = async (transport: Transport, options?: CallOptions) =>
  (await transport.call(authEndpoints.serverTime, {}, options)).data;
