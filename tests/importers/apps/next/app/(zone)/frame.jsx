'use client';
import { MainHeader } from '@zonekit/portal-kit/main-header';
import messages from '@zonekit/portal-kit/messages/en';
import { LinkProvider } from '@zonekit/ui/link';
import { setComfort, setTheme, useTheme } from '@zonekit/ui/theme-store';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { IntlProvider } from 'use-intl';
import { nav } from '../../zone/nav.ts';

export function Frame({ children }) {
  const { theme, comfort } = useTheme();
  const pathname = usePathname();
  return (
    <IntlProvider locale="en" messages={{ kit: messages }} timeZone="Asia/Shanghai">
      <LinkProvider component={Link}>
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
        <main>{children}</main>
      </LinkProvider>
    </IntlProvider>
  );
}
