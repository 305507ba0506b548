import { useRouter } from '@tanstack/react-router';
import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import { useApi } from '@zonekit/api-client/react/context';
import { randomId } from '@zonekit/api-client/transport/random-id';
import { useCallback } from 'react';
import { variant } from '#variant/variant.ts';
import { hasExpired } from './expiry-memory.ts';

/** Pages that offer the portal's own login already. */
const LOGIN = /^\/(single\/)?login$/;

/**
 * Sends the visitor to sign in, and back to `path`, by default the place where they are. Resolves to false for a visitor of a
 * login page who stays there, as the single sign-on does not answer.
 */
export const useSignOn = () => {
  const router = useRouter();
  const { transport, session } = useApi();
  return useCallback(
    async (path: string = router.state.location.href, provider?: SsoProvider): Promise<boolean> => {
      // Loaded here: a page that needs no login does without.
      const [{ signOnStop }, { storeAttempt }] = await Promise.all([
        import('./sign-on.ts'),
        import('./sign-on-attempt.ts'),
      ]);
      const stop = await signOnStop(variant.signOn, path, {
        transport,
        origin: window.location.origin,
        provider,
        newState: randomId,
        store: storeAttempt,
        // A page that comes alive asks before the session that has run out is cleared.
        expired: hasExpired() || session?.status() === 'expired',
      });
      if (stop.kind === 'login' && LOGIN.test(router.state.location.pathname)) return false;
      // A sign-on refuses to be framed: from a login within another page of the portal, that page goes there.
      const frame = window.top ?? window;
      if (stop.kind === 'site') {
        // Relative to the service, which may have an origin of its own.
        frame.location.assign(
          new URL(stop.url, new URL(router.options.context.config.service, window.location.origin)),
        );
      } else if (frame === window) await router.navigate({ href: stop.href, replace: true });
      else frame.location.assign(stop.href);
      return true;
    },
    [router, transport, session],
  );
};
