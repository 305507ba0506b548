import { useHydrated, useRouterState } from '@tanstack/react-router';
import type { NavItem } from '@zonekit/portal-kit/main-header';
import { useEffect, useMemo, useState } from 'react';
import { currentItems } from './current-nav.ts';

/** The title that this tab keeps; loaded where it is read or written. */
export const titleMemory = () => import('./title-memory.ts');

/** The `id` of the nav item that the address belongs to; of several, the one that was chosen last in this tab. */
export const useCurrentNav = (items: readonly NavItem[], tabs: readonly string[]): string | undefined => {
  const address = useRouterState({ select: ({ location }) => location.href });
  // No server sees the hash.
  const href = useHydrated() ? address : address.replace(/#.*/, '');
  const matches = useMemo(() => currentItems(items, href, tabs), [items, href, tabs]);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (matches.length > 1) void titleMemory().then(({ lastChoice }) => setChosen(lastChoice()));
  }, [matches]);
  return (matches.find(({ title }) => title === chosen) ?? matches[0])?.id;
};
