import { MainHeader } from '@zonekit/portal-kit/main-header';
import { PageShell } from '@zonekit/portal-kit/page-shell';
import { LinkProvider, type RouterLinkProps } from '@zonekit/ui/link';
import { Link, Outlet, useLocation } from 'react-router';
import { useHeader } from '../../zone/use-header.ts';

/** The kit's links by this zone's router. */
function RouterLink({ href, ...props }: RouterLinkProps) {
  return <Link to={href} {...props} />;
}

export function Frame() {
  const { pathname } = useLocation();
  const header = useHeader(pathname);
  return (
    <LinkProvider component={RouterLink}>
      <PageShell pathname={pathname} header={<MainHeader {...header} />}>
        <Outlet />
      </PageShell>
    </LinkProvider>
  );
}
