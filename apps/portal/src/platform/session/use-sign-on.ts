import { useRouter } from '@tanstack/react-router';
import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import { useApi } from '@zonekit/api-client/react/context';
import { useCallback } from 'react';

/** A page that needs no login does without. */
const load = () => import('./go-to-sign-on.ts');

/**
 * Sends the visitor to sign in, and back to `path`, by default the place where they are. Resolves to false for a visitor of a
 * login page who stays there, as the single sign-on does not answer.
 */
export const useSignOn = () => {
  const router = useRouter();
  const { transport, session } = useApi();
  return useCallback(
    async (path?: string, provider?: SsoProvider): Promise<boolean> => {
      return (await load()).goToSignOn(router, { transport, session, path, provider });
    },
    [router, transport, session],
  );
};
