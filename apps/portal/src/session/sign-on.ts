import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import type { Transport } from '@zonekit/api-client/transport';
import type { Variant } from '../variants/variant.types.ts';
import { EXPIRED } from './login-reason.ts';
import { returnPath } from './return-path.ts';

/** `page`: a page of the portal to go to; `site`: an address of the single sign-on. */
export type NextStop = { kind: 'page'; href: string } | { kind: 'site'; url: string };

interface SignOnContext {
  transport: Transport;
  origin: string;
  /** The session that was there has run out: `/login` says so. */
  expired: boolean;
  /** The zone's own where none is named. */
  provider?: SsoProvider | undefined;
}

const withReturn = (page: string, path: string) => `${page}?return=${encodeURIComponent(path)}`;

/**
 * Where somebody who needs to sign in goes, to come back to `path` afterwards. Source: specification, sections 4 and 6:
 * the single sign-on is asked first, and answers with a code for one who is signed in there; other variants go to
 * `/login`, as does everybody when the single sign-on does not answer.
 */
export const signOnStop = async (
  signOn: Variant['signOn'],
  path: string,
  { transport, origin, expired, provider = 'scyq' }: SignOnContext,
): Promise<NextStop> => {
  const back = returnPath(path);
  const login = `${withReturn('/login', back)}${expired ? `&reason=${EXPIRED}` : ''}`;
  if (signOn === 'local') return { kind: 'page', href: login };
  // Only the other one is named, so that the zone's own is asked for by the address that it knows.
  const callback = `${withReturn('/single/login', back)}${provider === 'scyq' ? '' : `&provider=${provider}`}`;
  try {
    const { ssoCheck } = await import('@zonekit/api-client/auth/client');
    const { logged_in, code, login_url } = await ssoCheck(transport, `${origin}${callback}`, { quiet: true, provider });
    return logged_in && code
      ? { kind: 'page', href: `${callback}&code=${encodeURIComponent(code)}` }
      : { kind: 'site', url: login_url };
  } catch {
    return { kind: 'page', href: login };
  }
};
