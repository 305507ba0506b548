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
  const [known, setKnown] = useState<{ whose: string | null; add: Add } | null>(null);
  const asked = useRef<{ whose: string | null; at: number }>(null);

  const onPanelOpen = useCallback(async () => {
    const before = asked.current;
    if (status === 'unknown' || (before?.whose === whose && Date.now() - before.at < FRESH_MS)) return;
    const now = { whose, at: Date.now() };
    asked.current = now;
    try {
      const { loadNavFigures } = await import('./nav-figures.tsx');
      const add = await loadNavFigures(context, whose !== null);
      if (asked.current === now) setKnown({ whose, add });
    } catch {
      // The entries are there without figures; the next panel that opens asks again.
      asked.current = null;
    }
  }, [context, status, whose]);

  return {
    items: useMemo(() => (known && known.whose === whose ? known.add(items) : items), [known, whose, items]),
    onPanelOpen,
  };
};
