import { useEffect, useRef, useState } from 'react';
import { sameCounts } from './core/preview-change.ts';
import type { Counted } from './use-preview.ts';

/** Milliseconds that counts stand before they are announced: a burst of answers is one announcement. */
const ANNOUNCE_DELAY_MS = 1000;

/** The newest result for a live region; null before the first change. A result with the same counts is not announced. */
export function useAnnounced(shown: Counted | null): Counted | null {
  const [announced, setAnnounced] = useState<Counted | null>(null);
  /** The last result that is known to the reader, the first one included. */
  const known = useRef<Counted | null>(null);
  useEffect(() => {
    if (shown === null) return;
    known.current ??= shown;
    if (sameCounts(known.current, shown)) return;
    const timer = setTimeout(() => {
      known.current = shown;
      setAnnounced(shown);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return announced;
}
