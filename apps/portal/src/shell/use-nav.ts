import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { nav } from '#variant/nav.ts';
import { useWords } from '../platform/words/use-words.ts';
import { availableNav } from './available-nav.ts';
import { hasPage } from './route-areas.ts';

const root = getRouteApi('__root__');

/** The variant's nav in the page's language; what this build lacks cannot be clicked. */
export const useNav = () => {
  const { words } = useRouter().options.context;
  const note = useWords('shell')('soon');
  // Undefined where the root itself failed.
  const tree = root.useLoaderData() ?? [];
  return useMemo(() => {
    const messages = words.get().variant?.nav;
    if (!messages) return { items: [], footer: [] };
    return availableNav(nav(messages, tree), hasPage, note);
  }, [words, note, tree]);
};
