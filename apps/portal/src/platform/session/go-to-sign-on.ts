import type { AnyRouter } from '@tanstack/react-router';
import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import type { SessionKeeper } from '@zonekit/api-client/session/keeper';
import type { Transport } from '@zonekit/api-client/transport';
import { randomId } from '@zonekit/api-client/transport/random-id';
import { variant } from '#variant/variant.ts';
import { hasExpired } from './expiry-memory.ts';
import { signOnStop } from './sign-on.ts';
import { storeAttempt } from './sign-on-attempt.ts';

/** Pages that offer the portal's own login already. */
const LOGIN = /^\/(single\/)?login$/;

interface SignOnRequest {
  transport: Transport;
  session: SessionKeeper | null;
  /** Where the visitor comes back to. Default: where they are. */
  path: string | undefined;
  provider: SsoProvider | undefined;
}

/** Sends the visitor to sign in: see `useSignOn`. */
export const goToSignOn = async (
  router: AnyRouter,
  { transport, session, path = router.state.location.href, provider }: SignOnRequest,
): Promise<boolean> => {
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
    frame.location.assign(new URL(stop.url, new URL(router.options.context.config.service, window.location.origin)));
  } else if (frame === window) await router.navigate({ href: stop.href, replace: true });
  else frame.location.assign(stop.href);
  return true;
};
