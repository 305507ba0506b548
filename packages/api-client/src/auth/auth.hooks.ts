'use client';
import { useCallback } from 'react';
import { useApi } from '../react/api-context.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { AnswerOf, InputOf } from '../transport/endpoint-types.ts';
import { logout } from './auth.client.ts';
import { authEndpoints, type LoginData, type SsoProvider } from './auth.contract.ts';

export { useSession } from '../session/session.hooks.ts';

// Forms show what went wrong at its place: their calls are quiet.
const QUIET = { quiet: true };
const dataOf = <T>({ data }: { data: T }): T => data;

/** Keeps a login of the service as the session of this browser. */
export const useBegin = () => {
  const { session } = useApi();
  return useCallback(
    (login: LoginData): LoginData => {
      session?.begin(login);
      return login;
    },
    [session],
  );
};

/** Logs in by account and stores the session. Quiet: the form shows what went wrong. */
export const useLogin = (): Writer<InputOf<typeof authEndpoints.loginByAccount>, LoginData> => {
  const begin = useBegin();
  return useWrite(authEndpoints.loginByAccount, ({ data }) => begin(data), QUIET);
};

/** Logs in by the code sent to a phone and stores the session. */
export const useMobileLogin = (): Writer<InputOf<typeof authEndpoints.loginByMobile>, LoginData> => {
  const begin = useBegin();
  return useWrite(authEndpoints.loginByMobile, ({ data }) => begin(data), QUIET);
};

/** Opens an account and stores the session that comes with it. */
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

/** Sends a code by text message; `done` says from when on the next one may be asked for. */
export const useSendSmsCaptcha = () => useWrite(authEndpoints.sendSmsCaptcha, dataOf, QUIET);

export const useCheckPhone = () => useWrite(authEndpoints.checkPhone, ({ data }) => data.registered, QUIET);

/** A new password by the code sent to the phone; `done` with the account's name. */
export const useResetPasswordByMobile = () =>
  useWrite(authEndpoints.resetPasswordByMobile, ({ data }) => data.account, QUIET);

/** A new password for the old one; `done` with how many other sessions ended. */
export const useResetPassword = () => useWrite(authEndpoints.resetPassword, ({ data }) => data.sessions_ended, QUIET);

/**
 * Logs out here and in the other tabs, whatever the service says to it; a token that it could not be told of runs out by
 * itself. Answers where to sign out of the single sign-on; null where there is none. The session tells `onEnded`.
 */
export const useLogout = (): (() => Promise<string | null>) => {
  const { transport, session } = useApi();
  return useCallback(async () => {
    const url = await logout(transport).catch(() => null);
    session?.end('logout');
    return url;
  }, [transport, session]);
};

type Of<K extends keyof typeof authEndpoints> = AnswerOf<(typeof authEndpoints)[K]>['data'];

/** A picture to copy from, valid once: `reload` gives another one. Sends no request while `enabled` is false (a closed form). */
export const useImageCaptcha = (enabled = true): Read<Of<'imageCaptcha'>> =>
  mapRead(useRead(authEndpoints.imageCaptcha, enabled ? {} : null), dataOf);

/** Whether the visitor is signed in at a single sign-on, to come back to `redirectUri`; null asks nothing. */
export const useSsoCheck = (
  redirectUri: string | null,
  provider: SsoProvider = 'scyq',
  state?: string,
): Read<Of<'ssoCheck'>> => {
  const query = { redirect_uri: redirectUri ?? '', provider, ...(state !== undefined && { state }) };
  return mapRead(useRead(authEndpoints.ssoCheck, redirectUri === null ? null : { query }), dataOf);
};

/** Who the token belongs to, as the service has it now; `useSession` knows it without asking. */
export const useUserInfo = (): Read<Of<'userInfo'>> => mapRead(useRead(authEndpoints.userInfo, {}), dataOf);

/** The service's clock. */
export const useServerTime = (): Read<Of<'serverTime'>> => mapRead(useRead(authEndpoints.serverTime, {}), dataOf);
