import { useEffect, useRef, useState } from 'react';
import { isRegionComplete, type RegionEvent, type RegionSelection, regionWords } from './core/region-selection.ts';
import { lastIdOf, type RegionResolution, type RegionSuccession, succession } from './core/region-successors.ts';

/** The way to a code, or those to its successors; null for a code that never was. Stops at the signal. */
export type ResolveRegion = (id: string, signal: AbortSignal) => Promise<RegionResolution | null>;

/** Outcome of looking up the initial choice. */
export interface RegionNews {
  /** What it was called. */
  old: string;
  succession: Exclude<RegionSuccession, { kind: 'unchanged' }>;
}

/**
 * Looks up a choice that was prefilled, once: a choice made here is of today. One successor takes its place, several are
 * asked about. What cannot be looked up stays as it is.
 */
export function useRegionSuccessors(
  value: RegionSelection,
  resolve: ResolveRegion | undefined,
  onEvent: (event: RegionEvent) => void,
): { news: RegionNews | null; choose: (event: RegionEvent) => void } {
  const [news, setNews] = useState<RegionNews | null>(null);
  const ownId = useRef<string | null>(null);
  const latest = useRef({ value, resolve, onEvent });
  useEffect(() => {
    latest.current = { value, resolve, onEvent };
  });
  const id = isRegionComplete(value) ? lastIdOf(value) : undefined;
  const isOn = resolve !== undefined;

  useEffect(() => {
    if (!isOn || id === undefined || id === ownId.current) return;
    const own = new AbortController();
    latest.current.resolve?.(id, own.signal).then(
      (resolution) => {
        if (own.signal.aborted) return;
        const next = succession(latest.current.value, resolution);
        if (next.kind === 'unchanged') return;
        const { chosen } = latest.current.value;
        setNews({ old: chosen.at(-1)?.name || regionWords(chosen.map(({ name }) => name)) || id, succession: next });
        if (next.kind === 'moved') {
          ownId.current = next.path.at(-1)?.id ?? null;
          latest.current.onEvent({ type: 'path', path: next.path });
        }
      },
      () => undefined,
    );
    return () => own.abort();
  }, [id, isOn]);

  return {
    news,
    /** Forwards a choice of the user, which needs no lookup and answers a pending question. */
    choose: (event) => {
      if (event.type !== 'loaded') {
        setNews(null);
        ownId.current = idAfter(event);
      }
      onEvent(event);
    },
  };
}

const idAfter = (event: Exclude<RegionEvent, { type: 'loaded' }>): string | null =>
  (event.type === 'path' ? event.path.at(-1)?.id : event.item?.id) ?? null;
