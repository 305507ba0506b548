'use client';
import { useCallback } from 'react';
import { useApi } from '../react/api-context.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import { logout } from './auth.client.ts';
import type { ImageCaptcha, LoginData, ServerTime, SmsCaptcha, SsoCheck, SsoProvider } from './auth.contract.ts';
import { authEndpoints } from './auth.endpoints.gen.ts';
import type { UserInfo } from './user.contract.ts';

export { useSession } from '../session/session.hooks.ts';

// Quiet requests: forms show their errors beside the fields.
const QUIET = { quiet: true };
const dataOf = <T>({ data }: { data: T }): T => data;

/** Stores a login as the session of this browser. */
export const useBegin = (): ((login: LoginData) => LoginData) => {
  const { session } = useApi();
  return useCallback(
    (login: LoginData): LoginData => {
      session?.begin(login);
      return login;
    },
    [session],
  );
};

/** Logs in by account and stores the session. Quiet: the form shows errors. */
export const useLogin = (): Writer<InputOf<typeof authEndpoints.loginByAccount>, LoginData> => {
  const begin = useBegin();
  return useWrite(authEndpoints.loginByAccount, ({ data }) => begin(data), QUIET);
};

/** Logs in by the code sent to a phone and stores the session. */
export const useMobileLogin = (): Writer<InputOf<typeof authEndpoints.loginByMobile>, LoginData> => {
  const begin = useBegin();
  return useWrite(authEndpoints.loginByMobile, ({ data }) => begin(data), QUIET);
};

/** Registers an account and stores its session. */
export const useRegister = (): Writer<InputOf<typeof authEndpoints.register>, LoginData> => {
  const begin = useBegin();
  return useWrite(authEndpoints.register, ({ data }) => begin(data), QUIET);
};

/** Logs in with the one-time code of a single sign-on and stores the session. */
export const useSsoLogin = (
  provider: SsoProvider = 'scyq',
): Writer<InputOf<typeof authEndpoints.ssoLogin>, LoginData> => {
  const begin = useBegin();
  const endpoint = provider === 'yksso' ? authEndpoints.loginByYksso : authEndpoints.ssoLogin;
  return useWrite(endpoint, ({ data }) => begin(data.login_data), QUIET);
};

/** Sends a code by text message; `done` has the time from which the next may be requested. */
export const useSendSmsCaptcha = (): Writer<InputOf<typeof authEndpoints.sendSmsCaptcha>, SmsCaptcha> =>
  useWrite(authEndpoints.sendSmsCaptcha, dataOf, QUIET);

export const useCheckPhone = (): Writer<InputOf<typeof authEndpoints.checkPhone>, boolean> =>
  useWrite(authEndpoints.checkPhone, ({ data }) => data.registered, QUIET);

/** Sets a new password with the code sent to the phone; `done` has the account's name. */
export const useResetPasswordByMobile = (): Writer<InputOf<typeof authEndpoints.resetPasswordByMobile>, string> =>
  useWrite(authEndpoints.resetPasswordByMobile, ({ data }) => data.account, QUIET);

/** Replaces the password; `done` has the number of other sessions that were ended. */
export const useResetPassword = (): Writer<InputOf<typeof authEndpoints.resetPassword>, number> =>
  useWrite(authEndpoints.resetPassword, ({ data }) => data.sessions_ended, QUIET);

/**
 * Logs out in all tabs, whatever the service answers; a token that could not be revoked expires. Returns the logout
 * address of the single sign-on; null without one. The session keeper calls `onEnded`.
 */
export const useLogout = (): (() => Promise<string | null>) => {
  const { transport, session } = useApi();
  return useCallback(async () => {
    let url: string | null = null;
    const revoke = async () => {
      url = await logout(transport);
    };
    await (session ? session.logOut(revoke) : revoke().catch(() => undefined));
    return url;
  }, [transport, session]);
};

/**
 * An image captcha, valid once; `reload` requests another. Sends no request while `enabled` is false (a closed form).
 */
export const useImageCaptcha = (enabled = true): Read<ImageCaptcha> =>
  mapRead(useRead(authEndpoints.imageCaptcha, enabled ? {} : null), dataOf);

/** Whether the visitor is signed in at a single sign-on, to come back to `redirectUri`; null asks nothing. */
export const useSsoCheck = (
  redirectUri: string | null,
  provider: SsoProvider = 'scyq',
  state?: string,
): Read<SsoCheck> => {
  const query = { redirect_uri: redirectUri ?? '', provider, ...(state !== undefined && { state }) };
  return mapRead(useRead(authEndpoints.ssoCheck, redirectUri === null ? null : { query }), dataOf);
};

/** Owner of the token by the service's current data; `useSession` has the stored one without a request. */
export const useUserInfo = (): Read<UserInfo> => mapRead(useRead(authEndpoints.userInfo, {}), dataOf);

/** The service's clock. */
export const useServerTime = (): Read<ServerTime> => mapRead(useRead(authEndpoints.serverTime, {}), dataOf);
