import { useRouterState } from '@tanstack/react-router';
import type { PaletteCommand, PaletteGroup } from '@zonekit/portal-kit/command-palette';
import { setComfort, setTheme, useTheme } from '@zonekit/ui/theme-store';
import { Accessibility, CalendarDays, Contrast, History, Languages, ListChecks, LogIn, LogOut } from 'lucide-react';
import { useMemo } from 'react';
import { variant } from '#variant/variant.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import type { useHeaderProps } from '../../../shell/use-header-props.ts';
import { lastVisits } from '../../../shell/visits.ts';
import { CENTRE_MENU } from '../user-centre/centre-menu.ts';
import { navCommands } from './nav-commands.ts';

const MOST_VISITS = 5;
const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

type Header = ReturnType<typeof useHeaderProps>;

/** Pages visited lately, actions, the user's own pages and those of the nav; and what runs an action, by its `id`. */
export const usePaletteGroups = ({ items, account, language, onLogout }: Header) => {
  const t = useWords('idleParts');
  const centre = useWords('userCentre');
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { theme, comfort } = useTheme();
  const signedIn = account.status === 'signed-in';
  const loginHref = account.status === 'anonymous' ? account.loginHref : undefined;
  const groups = useMemo((): PaletteGroup[] => {
    const own: PaletteCommand[] = signedIn
      ? CENTRE_MENU.flatMap(({ items: entries }) =>
          entries.map(({ word, href, icon }) => ({ id: href, title: centre(`menuEntries.${word}`), href, icon })),
        )
      : [];
    const actions: PaletteCommand[] = [
      ...(variant.flags.policyMatching
        ? [{ id: 'match', title: t('match'), icon: ListChecks, href: '?dialog=questionnaire' }]
        : []),
      { id: 'booking', title: t('booking'), icon: CalendarDays, href: '?dialog=booking' },
      { id: 'language', title: language.name, hint: t('language'), icon: Languages },
      ...THEMES.filter((name) => name !== theme).map((name) => ({
        ...{ id: `theme ${name}`, title: t(`themes.${name}`), icon: Contrast },
      })),
      { id: 'comfort', title: t(comfort ? 'comfort.off' : 'comfort.on'), icon: Accessibility },
      ...(loginHref === undefined ? [] : [{ id: 'login', title: t('login'), icon: LogIn, href: loginHref }]),
      ...(signedIn ? [{ id: 'logout', title: t('logout'), icon: LogOut }] : []),
    ];
    const visits = lastVisits(pathname, MOST_VISITS).map(({ path, title }) => ({
      ...{ id: `visit ${path}`, title, href: path, icon: History },
    }));
    return [
      { kind: t('recent'), items: visits },
      { kind: t('actions'), items: actions },
      { kind: t('centre'), items: own },
      { kind: t('pages'), items: navCommands(items, new Set(own.map(({ id }) => id))) },
    ];
  }, [t, centre, pathname, theme, comfort, signedIn, loginHref, language.name, items]);
  const run = (id: string) => {
    const chosen = THEMES.find((name) => id === `theme ${name}`);
    if (chosen) setTheme(chosen);
    if (id === 'comfort') setComfort(!comfort);
    if (id === 'logout') onLogout();
    if (id === 'language') {
      language.onChoose?.();
      window.location.assign(language.href);
    }
  };
  return { groups, run };
};
