import { useRouter, useRouterState } from '@tanstack/react-router';
import { useSession } from '@zonekit/api-client/session/hooks';
import type { MainHeaderProps, NavItem, NavLeaf } from '@zonekit/portal-kit/main-header';
import { setComfort, setTheme, useTheme } from '@zonekit/ui/theme-store';
import { variant } from '#variant/variant.ts';
import { type Locale, localeCookie } from '../platform/preferences/preferences.ts';
import { useSignOn } from '../platform/session/use-sign-on.ts';
import { useWords } from '../platform/words/use-words.ts';
import { accountOf, REGISTER_PAGE } from './account-of.ts';
import { hasPage } from './route-areas.ts';
import { titleMemory, useCurrentNav } from './use-current-nav.ts';
import { useLogout } from './use-logout.ts';
import { useNav } from './use-nav.ts';

const OTHER: Record<Locale, { name: string; lang: Locale }> = {
  'zh-CN': { name: 'English', lang: 'en' },
  en: { name: '中文', lang: 'zh-CN' },
};

/** All that both kinds of header are given. */
export const useHeaderProps = (): Omit<MainHeaderProps, 'action' | 'searchHref'> => {
  const { words } = useRouter().options.context;
  const href = useRouterState({ select: ({ location }) => location.href });
  const session = useSession();
  const signOn = useSignOn();
  const t = useWords('variant');
  const shell = useWords('shell');
  const { items, tabs } = useNav();
  const { theme, comfort } = useTheme();
  const other = OTHER[words.locale];
  const name = session.user?.name;
  return {
    brand: { zone: t('zone'), platform: t('platform'), short: t('shortTitle'), href: '/', mark: variant.mark },
    welcome: name ? shell('welcomeUser', { name, title: t('title') }) : shell('welcome', { title: t('title') }),
    items,
    current: useCurrentNav(items, tabs),
    account: accountOf(session, {
      href,
      hasRegister: hasPage(REGISTER_PAGE),
      ...(variant.signOn === 'sso' && { onLogin: () => void signOn() }),
    }),
    onLogout: useLogout(),
    onChoose: remember,
    theme,
    onThemeChange: setTheme,
    comfort,
    onComfortChange: setComfort,
    language: {
      ...other,
      href: languageHref(href, other.lang),
      // The choice is stored, and the page comes anew in it.
      onChoose: () => chooseLocale(other.lang),
    },
  };
};

const remember = (_: NavLeaf, item: NavItem) => void titleMemory().then(({ rememberChoice }) => rememberChoice(item));

/** The same address with `?lang=`. The hash stays with the browser: no server sees it. */
const languageHref = (href: string, lang: Locale): string => {
  const [path, search] = href.replace(/#.*/, '').split('?');
  const params = new URLSearchParams(search);
  params.set('lang', lang);
  return `${path}?${params}`;
};

const chooseLocale = (locale: Locale) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the oldest browser that we serve.
  document.cookie = localeCookie(locale);
};
