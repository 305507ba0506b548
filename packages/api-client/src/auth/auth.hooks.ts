'use client';
import { useCallback } from 'react';
import { useApi } from '../react/api-context.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { AnswerOf, InputOf } from '../transport/endpoint-types.ts';
import { logout } from './auth.client.ts';
import { authEndpoints, type LoginData } from './auth.contract.ts';

export { useSession } from '../session/session.hooks.ts';

/** Keeps a login of the service as the session of this browser. */
const useBegin = () => {
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
  return useWrite(authEndpoints.loginByAccount, ({ data }) => begin(data), { quiet: true });
};

/** Logs in with the one-time code of the single sign-on and stores the session. */
export const useSsoLogin = (): Writer<InputOf<typeof authEndpoints.ssoLogin>, LoginData> => {
  const begin = useBegin();
  return useWrite(authEndpoints.ssoLogin, ({ data }) => begin(data.login_data), { quiet: true });
};

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
const dataOf = <T>({ data }: { data: T }): T => data;

/** A picture to copy from, valid once: `reload` gives another one. `asked` false (a closed form) asks nothing. */
export const useImageCaptcha = (asked = true): Read<Of<'imageCaptcha'>> =>
  mapRead(useRead(authEndpoints.imageCaptcha, asked ? {} : null), dataOf);

/** Whether the visitor is signed in at the single sign-on, to come back to `redirectUri`; null asks nothing. */
export const useSsoCheck = (redirectUri: string | null): Read<Of<'ssoCheck'>> =>
  mapRead(
    useRead(authEndpoints.ssoCheck, redirectUri === null ? null : { query: { redirect_uri: redirectUri } }),
    dataOf,
  );

/** Who the token belongs to, as the service has it now; `useSession` knows it without asking. */
export const useUserInfo = (): Read<Of<'userInfo'>> => mapRead(useRead(authEndpoints.userInfo, {}), dataOf);

/** The service's clock. */
export const useServerTime = (): Read<Of<'serverTime'>> => mapRead(useRead(authEndpoints.serverTime, {}), dataOf);
