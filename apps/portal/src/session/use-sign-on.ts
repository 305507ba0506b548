import { useRouter } from '@tanstack/react-router';
import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import { useApi } from '@zonekit/api-client/react/context';
import { useCallback } from 'react';
import { variant } from '#variant/variant.ts';
import { hasExpired } from './expiry-memory.ts';
import { signOnStop } from './sign-on.ts';

/** Sends the visitor to sign in, and back to `path`, by default the place where they are. */
export const useSignOn = () => {
  const router = useRouter();
  const { transport, session } = useApi();
  return useCallback(
    async (path: string = router.state.location.href, provider?: SsoProvider) => {
      const stop = await signOnStop(variant.signOn, path, {
        transport,
        origin: window.location.origin,
        provider,
        // A page that comes alive asks before the session that has run out is cleared.
        expired: hasExpired() || session?.status() === 'expired',
      });
      // The single sign-on's address is relative to the service, which may have an origin of its own.
      const service = new URL(router.options.context.config.service, window.location.origin);
      if (stop.kind === 'site') window.location.assign(new URL(stop.url, service));
      else await router.navigate({ href: stop.href, replace: true });
    },
    [router, transport, session],
  );
};
