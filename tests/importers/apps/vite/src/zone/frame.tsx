import { MainHeader } from '@zonekit/portal-kit/main-header';
import type { RouterLinkProps } from '@zonekit/ui/link';
import { LinkProvider } from '@zonekit/ui/link';
import { setComfort, setTheme, useTheme } from '@zonekit/ui/theme-store';
import { Link, Outlet, useLocation } from 'react-router';
import { nav } from '../../zone/nav.ts';

/** The kit's links by this zone's router. */
function RouterLink({ href, ...props }: RouterLinkProps) {
  return <Link to={href} {...props} />;
}

export function Frame() {
  const { theme, comfort } = useTheme();
  const { pathname } = useLocation();
  return (
    <LinkProvider component={RouterLink}>
      <MainHeader
        brand={{ zone: 'Qinglan Bay', platform: 'Marine works', short: 'Qinglan', href: '/', mark: 'M4 18h28v4H4z' }}
        welcome="Welcome to Qinglan Bay"
        items={nav}
        current={pathname === '/' ? 'home' : 'papers'}
        account={{ status: 'signed-in', enterprise: 'Qinglan Marine', name: 'Su Wan', href: '/' }}
        onLogout={() => undefined}
        theme={theme}
        onThemeChange={setTheme}
        comfort={comfort}
        onComfortChange={setComfort}
        language={{ name: '中文', lang: 'zh-CN', href: '?lang=zh-CN' }}
      />
      <main>
        <Outlet />
      </main>
    </LinkProvider>
  );
}
