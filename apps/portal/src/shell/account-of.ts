import type { SessionState } from '@zonekit/api-client/session/hooks';
import type { Account } from '@zonekit/portal-kit/main-header';

/** Page of specification section 2 where an account is opened. */
export const REGISTER_PAGE = '/login/register';

export interface Places {
  /** The page that a login or a registration comes back to. */
  href: string;
  /** Whether this build has the page of the registration. */
  hasRegister: boolean;
}

/** What the header shows of a session: a visitor can log in or register. Source: specification, section 2. */
export const accountOf = (session: SessionState, { href, hasRegister }: Places): Account => {
  if (session.status === 'unknown') return { status: 'unknown' };
  if (session.status === 'anonymous') {
    const back = `?return=${encodeURIComponent(href)}`;
    return {
      status: 'anonymous',
      loginHref: `/login${back}`,
      ...(hasRegister && { register: { href: `${REGISTER_PAGE}${back}` } }),
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
