import type { MainHeaderProps } from '@zonekit/portal-kit/main-header';
import { setComfort, setTheme, useTheme } from '@zonekit/ui/theme-store';
import { nav } from './nav.ts';

/** What the header shows at a path of the zone, whichever router knows the path. */
export const useHeader = (pathname: string): MainHeaderProps => {
  const { theme, comfort } = useTheme();
  return {
    brand: { zone: 'Qinglan Bay', platform: 'Marine works', short: 'Qinglan', href: '/', mark: 'M4 18h28v4H4z' },
    welcome: 'Welcome to Qinglan Bay',
    items: nav,
    current: pathname === '/' ? 'home' : 'papers',
    account: { status: 'signed-in', enterprise: 'Qinglan Marine', name: 'Su Wan', href: '/' },
    onLogout: () => undefined,
    theme,
    onThemeChange: setTheme,
    comfort,
    onComfortChange: setComfort,
    language: { name: '中文', lang: 'zh-CN', href: '?lang=zh-CN' },
  };
};
