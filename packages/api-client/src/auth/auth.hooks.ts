'use client';
import { useCallback } from 'react';
import { useApi } from '../react/api-context.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
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
