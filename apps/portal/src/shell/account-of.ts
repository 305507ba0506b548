import type { SessionState } from '@zonekit/api-client/session/hooks';
import type { Account } from '@zonekit/portal-kit/main-header';

/** Page of specification section 2 where an account is opened. */
export const REGISTER_PAGE = '/login/register';

export interface Places {
  /** The page that a login or a registration comes back to. */
  href: string;
  /** Said beside the registration where this build lacks its page; otherwise null. */
  registerNote: string | null;
}

/** What the header shows of a session: a visitor can log in or register. Source: specification, section 2. */
export const accountOf = (session: SessionState, { href, registerNote }: Places): Account => {
  if (session.status === 'unknown') return { status: 'unknown' };
  if (session.status === 'anonymous') {
    const back = `?return=${encodeURIComponent(href)}`;
    return {
      status: 'anonymous',
      loginHref: `/login${back}`,
      register: registerNote === null ? { href: `${REGISTER_PAGE}${back}` } : { note: registerNote, disabled: true },
    };
  }
  const { user } = session;
  return {
    status: 'signed-in',
    enterprise: user.enterprise?.enterprise_name ?? null,
    name: user.name || user.phone,
    href: '/userCenter/user/space',
  };
};
