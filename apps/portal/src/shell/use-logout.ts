import { useApi } from '@zonekit/api-client/react/context';
import { useCallback } from 'react';
import { setSignOnLogout } from './use-session-end.ts';

/** Ends the session here and at the service. The client's calls come when they are needed. */
export const useLogout = () => {
  const { transport, session } = useApi();
  return useCallback(async () => {
    const { logout } = await import('@zonekit/api-client/auth/client');
    // If the request fails, the token expires by itself.
    setSignOnLogout(await logout(transport).catch(() => null));
    session?.end('logout');
  }, [transport, session]);
};
