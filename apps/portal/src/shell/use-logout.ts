import { useApi } from '@zonekit/api-client/react/context';
import { setSignOnLogout } from './use-session-end.ts';

/** Ends the session here and at the service. The client's calls come when they are needed. */
export const useLogout = () => {
  const { transport, session } = useApi();
  return () =>
    // If the request fails, the token expires by itself.
    session?.logOut(async () => {
      const { logout } = await import('@zonekit/api-client/auth/client');
      setSignOnLogout(await logout(transport));
    });
};
