import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { nav } from '#variant/nav.ts';
import { useWords } from '../words/use-words.ts';
import { availableNav } from './available-nav.ts';

const root = getRouteApi('__root__');

/** The variant's nav in the page's language; what this build lacks cannot be clicked. */
export const useNav = () => {
  const router = useRouter();
  const { words } = router.options.context;
  const note = useWords('shell')('soon');
  // Undefined where the root itself failed.
  const tree = root.useLoaderData() ?? [];
  return useMemo(() => {
    const messages = words.get().variant?.nav;
    if (!messages) return { items: [], footer: [] };
    const knows = (path: string) => path in router.routesByPath;
    return availableNav(nav(messages, tree), knows, note);
  }, [router, words, note, tree]);
};
