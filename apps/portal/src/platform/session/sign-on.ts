import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import type { Transport } from '@zonekit/api-client/transport';
import type { Variant } from '../../variants/variant.types.ts';
import { EXPIRED } from './login-reason.ts';
import { returnPath } from './return-path.ts';
import type { SignOnAttempt } from './sign-on-attempt.ts';

/**
 * `page`: a page of the portal to go to; `login`: its own login, since there is no single sign-on or it does not answer;
 * `site`: an address of the single sign-on.
 */
export type NextStop = { kind: 'page' | 'login'; href: string } | { kind: 'site'; url: string };

interface SignOnContext {
  transport: Transport;
  origin: string;
  /** The session that was there has run out: `/login` says so. */
  expired: boolean;
  /** The zone's own where none is named. */
  provider?: SsoProvider | undefined;
  /** A new random value. */
  newState: () => string;
  /** False where the browser stores nothing: then nobody could tell after the way back whose code it is. */
  store: (attempt: SignOnAttempt) => boolean;
}

/** The sign-on's return address, which its provider knows by this name: everything else is stored with the attempt. */
const CALLBACK = '/login/callback';

const withReturn = (page: string, path: string) => `${page}?return=${encodeURIComponent(path)}`;

/**
 * Where somebody who needs to sign in goes, to come back to `path` afterwards. Source: specification, sections 4 and 6:
 * the single sign-on goes first, and answers with a code for a user who is signed in there; other variants go to
 * `/login`, as does everybody when the single sign-on does not answer.
 */
export const signOnStop = async (
  signOn: Variant['signOn'],
  path: string,
  { transport, origin, expired, provider = 'scyq', newState, store }: SignOnContext,
): Promise<NextStop> => {
  const back = returnPath(path);
  const login = `${withReturn('/login', back)}${expired ? `&reason=${EXPIRED}` : ''}`;
  if (signOn === 'local') return { kind: 'login', href: login };
  const state = newState();
  try {
    const { ssoCheck } = await import('@zonekit/api-client/auth/client');
    const redirectUri = `${origin}${CALLBACK}`;
    const { logged_in, code, login_url } = await ssoCheck(transport, redirectUri, { quiet: true, provider, state });
    const stored = store({ state, provider, path: back });
    if (logged_in && code) return { kind: 'page', href: `${CALLBACK}?${new URLSearchParams({ code, state })}` };
    return stored ? { kind: 'site', url: login_url } : { kind: 'login', href: login };
  } catch {
    return { kind: 'login', href: login };
  }
};
