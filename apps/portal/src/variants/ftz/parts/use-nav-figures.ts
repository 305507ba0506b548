import { useRouter } from '@tanstack/react-router';
import { useSession } from '@zonekit/api-client/session/hooks';
import type { NavItem } from '@zonekit/portal-kit/main-header';
import { useCallback, useMemo, useRef, useState } from 'react';

type Add = (items: readonly NavItem[]) => readonly NavItem[];

/** Figures older than this are read again with the next panel that opens. */
const FRESH_MS = 60_000;

/**
 * The nav with the figures of its panels, which are read when the first panel opens, with all the code that they take:
 * most visits open none.
 */
export const useNavFigures = (items: readonly NavItem[]) => {
  const { context } = useRouter().options;
  const { status, user } = useSession();
  const whose = user?.user_id ?? null;
  const [figures, setFigures] = useState<{ whose: string | null; add: Add } | null>(null);
  const lastRequest = useRef<{ whose: string | null; at: number }>(null);

  const onPanelOpen = useCallback(async () => {
    const previous = lastRequest.current;
    if (status === 'unknown' || (previous?.whose === whose && Date.now() - previous.at < FRESH_MS)) return;
    const request = { whose, at: Date.now() };
    lastRequest.current = request;
    try {
      const { loadNavFigures } = await import('./nav-figures.tsx');
      const add = await loadNavFigures(context, whose !== null);
      if (lastRequest.current === request) setFigures({ whose, add });
    } catch {
      // The entries are there without figures; the next panel that opens asks again.
      lastRequest.current = null;
    }
  }, [context, status, whose]);

  return {
    items: useMemo(() => (figures && figures.whose === whose ? figures.add(items) : items), [figures, whose, items]),
    onPanelOpen,
  };
};
