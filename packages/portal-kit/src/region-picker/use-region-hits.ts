import { useEffect, useRef, useState } from 'react';
import type { RegionItem } from './core/region-selection.ts';

/** Matching regions with their paths, best first. Aborts by the signal. */
export type SearchRegions = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly { readonly path: readonly RegionItem[] }[]>;

export type RegionHits =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; paths: readonly (readonly RegionItem[])[] }
  | { status: 'failed' };

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 200;

/** Matches of a text, debounced; the newest text wins. */
export function useRegionHits(query: string, search: SearchRegions): RegionHits {
  const [result, setResult] = useState<{ query: string; hits: RegionHits } | null>(null);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (query === '') return;
    const own = new AbortController();
    const timer = setTimeout(() => {
      latest.current(query, own.signal).then(
        (hits) => {
          if (!own.signal.aborted) setResult({ query, hits: { status: 'ready', paths: hits.map(({ path }) => path) } });
        },
        () => {
          if (!own.signal.aborted) setResult({ query, hits: { status: 'failed' } });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      own.abort();
    };
  }, [query]);
  if (query === '') return { status: 'idle' };
  return result?.query === query ? result.hits : { status: 'loading' };
}
