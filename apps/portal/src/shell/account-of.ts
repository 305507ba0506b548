import type { SessionState } from '@zonekit/api-client/session/hooks';
import type { Account } from '@zonekit/portal-kit/main-header';

/** Page of specification section 2 where an account is opened. */
export const REGISTER_PAGE = '/login/register';

export interface Places {
  /** The page that a login or a registration comes back to. */
  href: string;
  /** Whether this build has the page of the registration. */
  hasRegister: boolean;
  /** Begins the single sign-on, where the variant has one: the same place as that of a page that needs a login. */
  onLogin?: () => void;
}

/** What the header shows of a session: a visitor can log in or register. Source: specification, section 2. */
export const accountOf = (session: SessionState, { href, hasRegister, onLogin }: Places): Account => {
  const back = `?return=${encodeURIComponent(href)}`;
  const loginHref = `/login${back}`;
  if (session.status === 'unknown') return { status: 'unknown', loginHref };
  if (session.status === 'anonymous') {
    return {
      status: 'anonymous',
      loginHref,
      ...(onLogin && { onLogin }),
      ...(hasRegister && { register: { href: `${REGISTER_PAGE}${back}` } }),
    };
  }
  const { user } = session;
  return {
    status: 'signed-in',
    enterprise: user.enterprise?.enterprise_name ?? null,
    name: user.name || user.phone,
    href: '/userCenter',
  };
};
