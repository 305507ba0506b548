import { useHydrated, useRouterState } from '@tanstack/react-router';
import type { NavItem } from '@zonekit/portal-kit/main-header';
import { useEffect, useMemo, useState } from 'react';
import { currentItems } from './current-nav.ts';

/** The `id` of the nav item that the address belongs to; of several, the one that was chosen last in this tab. */
export const useCurrentNav = (items: readonly NavItem[]): string | undefined => {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const anchor = useRouterState({ select: ({ location }) => location.hash });
  // No server sees the anchor.
  const hash = useHydrated() ? anchor : '';
  const found = useMemo(() => currentItems(items, { pathname, search, hash }), [items, pathname, search, hash]);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (found.length < 2) return;
    let wanted = true;
    void import('./title-memory.ts').then(({ lastChoice }) => {
      if (wanted) setChosen(lastChoice());
    });
    return () => {
      wanted = false;
    };
  }, [found]);
  return (found.find(({ title }) => title === chosen) ?? found[0])?.id;
};
