import { useApi } from '@zonekit/api-client/react/context';
import { useCallback } from 'react';
import { setSignOnLogout } from './use-session-end.ts';

/** Ends the session here and at the service. The client's calls come when they are needed. */
export const useLogout = () => {
  const { transport, session } = useApi();
  return useCallback(async () => {
    // If the request fails, the token expires by itself.
    const url = await session?.logOut(async () => {
      const { logout } = await import('@zonekit/api-client/auth/client');
      return logout(transport);
    });
    setSignOnLogout(url ?? null);
  }, [transport, session]);
};
