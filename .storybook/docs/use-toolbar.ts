import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import type { Words } from '../../packages/ui/src/docs/component-doc.types.ts';
import { applyGlobals, type PageGlobals, parseGlobals } from '../page-globals.ts';

export type Say = (words: Words) => string;

/** What the toolbar says, as it changes; applied to the page, which a documentation page has no decorator for. */
export const useToolbar = (): { globals: PageGlobals; say: Say } => {
  const context = useContext(DocsContext);
  const [globals, setGlobals] = useState(() => {
    const [first] = context.componentStories();
    return parseGlobals(first ? context.getStoryContext(first).globals : {});
  });
  useEffect(() => {
    const channel = addons.getChannel();
    // A story in a frame of its own tells us of its globals too: what it has instead of the toolbar's is not ours.
    const update = (payload: { userGlobals: Record<string, unknown> }) => setGlobals(parseGlobals(payload.userGlobals));
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  useEffect(() => applyGlobals(globals, document.documentElement), [globals]);
  return { globals, say: (words) => (globals.locale === 'en' ? words.en : words.zh) };
};
