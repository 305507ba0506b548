import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type {
  ImageCaptcha,
  LoginData,
  ServerTime,
  SmsCaptcha,
  SmsPurpose,
  SsoCheck,
  SsoProvider,
  UserInfo,
} from './auth.contract.ts';
import { authEndpoints } from './auth.endpoints.gen.ts';

/** Parameters that a single sign-on sends to the return address. */
export interface SsoAnswer {
  code: string;
  state?: string | undefined;
  iss?: string | undefined;
}

export type AccountLogin = InputOf<typeof authEndpoints.loginByAccount>['body'];
export type Registration = InputOf<typeof authEndpoints.register>['body'];

/** A solved image captcha. */
interface CopiedCaptcha {
  captcha_id: string;
  captcha_code: string;
}

/** An image captcha: four characters, valid once, for five minutes. */
export const imageCaptcha = async (transport: Transport, options?: CallOptions): Promise<ImageCaptcha> =>
  (await transport.call(authEndpoints.imageCaptcha, {}, options)).data;

/** Sends a code by text message. @throws ApiError `captcha_invalid`, `rate_limited` with `details.retry_after_s`, … */
export const sendSmsCaptcha = async (
  transport: Transport,
  message: CopiedCaptcha & { phone: string; purpose: SmsPurpose },
  options?: CallOptions,
): Promise<SmsCaptcha> => (await transport.call(authEndpoints.sendSmsCaptcha, { body: message }, options)).data;

/** Whether a phone has an account. @throws ApiError `captcha_invalid`, `rate_limited` */
export const checkPhone = async (
  transport: Transport,
  captcha: CopiedCaptcha & { phone: string },
  options?: CallOptions,
): Promise<boolean> => (await transport.call(authEndpoints.checkPhone, { body: captcha }, options)).data.registered;

/** @throws ApiError `captcha_invalid`, `credentials_invalid`, `account_locked`, … */
export const loginByAccount = async (
  transport: Transport,
  login: AccountLogin,
  options?: CallOptions,
): Promise<LoginData> => (await transport.call(authEndpoints.loginByAccount, { body: login }, options)).data;

/** @throws ApiError `captcha_invalid`, `account_locked`; `not_found` where the code is right and the phone has no account */
export const loginByMobile = async (
  transport: Transport,
  login: { phone: string; sms_code: string },
  options?: CallOptions,
): Promise<LoginData> => (await transport.call(authEndpoints.loginByMobile, { body: login }, options)).data;

/** Registers an account and logs in. @throws ApiError `captcha_invalid`, `conflict` with `details.field` */
export const register = async (
  transport: Transport,
  registration: Registration,
  options?: CallOptions,
): Promise<LoginData> => (await transport.call(authEndpoints.register, { body: registration }, options)).data;

/** Sets a new password with the code sent to the phone; returns the account's name. */
export const resetPasswordByMobile = async (
  transport: Transport,
  reset: { phone: string; sms_code: string; new_password: string },
  options?: CallOptions,
): Promise<string> =>
  (await transport.call(authEndpoints.resetPasswordByMobile, { body: reset }, options)).data.account;

/** Replaces the password; returns how many other sessions were ended. */
export const resetPassword = async (
  transport: Transport,
  reset: { old_password: string; new_password: string },
  options?: CallOptions,
): Promise<number> => (await transport.call(authEndpoints.resetPassword, { body: reset }, options)).data.sessions_ended;

/**
 * Whether the visitor is signed in at a single sign-on: with a one-time code if so, with its login page if not.
 *
 * @param state from randomness; stored by the browser and compared once it comes back with the code
 */
export const ssoCheck = async (
  transport: Transport,
  redirectUri: string,
  { provider = 'scyq', state, ...options }: CallOptions & { provider?: SsoProvider; state?: string } = {},
): Promise<SsoCheck> => {
  const query = { redirect_uri: redirectUri, provider, ...(state !== undefined && { state }) };
  return (await transport.call(authEndpoints.ssoCheck, { query }, options)).data;
};

export const ssoLogin = async (transport: Transport, answer: SsoAnswer, options?: CallOptions): Promise<LoginData> =>
  (await transport.call(authEndpoints.ssoLogin, { body: answer }, options)).data.login_data;

export const loginByYksso = async (
  transport: Transport,
  answer: SsoAnswer,
  options?: CallOptions,
): Promise<LoginData> => (await transport.call(authEndpoints.loginByYksso, { body: answer }, options)).data.login_data;

/** A new token for the current one. Quiet: the session keeper sends it in parallel to other requests. */
export const refreshToken = async (transport: Transport, options?: CallOptions): Promise<LoginData> =>
  (await transport.call(authEndpoints.refreshToken, {}, { quiet: true, renew: false, ...options })).data;

/** Ends the session at the service. Returns the logout address of the single sign-on; null without one. */
export const logout = async (transport: Transport, options?: CallOptions): Promise<string | null> =>
  (await transport.call(authEndpoints.logout, {}, { quiet: true, renew: false, ...options })).data.sso_logout_url;

export const userInfo = async (transport: Transport, options?: CallOptions): Promise<UserInfo> =>
  (await transport.call(authEndpoints.userInfo, {}, options)).data;

/** The service's clock, in seconds and as a time of the zone. The transport corrects its own by what refusals say. */
export const serverTime = async (transport: Transport, options?: CallOptions): Promise<ServerTime> =>
  (await transport.call(authEndpoints.serverTime, {}, options)).data;
