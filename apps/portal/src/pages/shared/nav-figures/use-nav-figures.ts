import { useRouter } from '@tanstack/react-router';
import type { NavItem } from '@zonekit/portal-kit/main-header';
import { useCallback, useMemo, useState } from 'react';
import type { AddFigures, OpenPanel } from './nav-figure.types.ts';

/**
 * The nav with the figures of its panels. Those of a panel are read when it opens, with all the code that they take: most
 * visits open none.
 * @param load the same function at each render
 */
export const useNavFigures = (items: readonly NavItem[], load: () => Promise<{ openPanel: OpenPanel }>) => {
  const { context } = useRouter().options;
  const [add, setAdd] = useState<AddFigures | null>(null);
  return {
    items: useMemo(() => (add ? items.map(add) : items), [add, items]),
    onPanelOpen: useCallback(
      (id: string) =>
        void load().then(
          ({ openPanel }) => openPanel(context, id, (next) => setAdd(() => next)),
          // Without the code the entries are there without figures.
          () => {},
        ),
      [context, load],
    ),
  };
};
