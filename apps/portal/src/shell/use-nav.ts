import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { nav } from '#variant/nav.ts';
import { availableNav } from './available-nav.ts';
import { hasPage } from './route-areas.ts';

const root = getRouteApi('__root__');

/** The variant's nav in the page's language, as far as this build has its pages. `tabs`: ids of all its items, absent ones included. */
export const useNav = () => {
  const { words } = useRouter().options.context;
  // Undefined where the root itself failed.
  const tree = root.useLoaderData() ?? [];
  return useMemo(() => {
    const messages = words.get().variant?.nav;
    if (!messages) return { items: [], footer: [], tabs: [] };
    const whole = nav(messages, tree);
    return { ...availableNav(whole, hasPage), tabs: whole.items.map(({ id }) => id) };
  }, [words, tree]);
};
