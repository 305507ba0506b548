import type { SessionState } from '@zonekit/api-client/session/hooks';
import type { Account } from '@zonekit/portal-kit/main-header';

/** What the header shows of a session; a login comes back to `href`. Source: specification, section 2. */
export const accountOf = (session: SessionState, href: string): Account => {
  if (session.status === 'unknown') return { status: 'unknown' };
  if (session.status === 'anonymous') {
    return { status: 'anonymous', loginHref: `/login?return=${encodeURIComponent(href)}` };
  }
  const { user } = session;
  return {
    status: 'signed-in',
    enterprise: user.enterprise?.enterprise_name ?? null,
    name: user.name || user.phone,
    href: '/userCenter/user/space',
  };
};
