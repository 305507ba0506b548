import { useCallback, useEffect, useRef, useState } from 'react';
import type { RegionItem } from './core/region-selection.ts';

/** Children of a region (`-1`: the provinces). Rejects when they cannot be had; stops at the signal. */
export type LoadRegions = (parentId: string, signal: AbortSignal) => Promise<readonly RegionItem[]>;

export type RegionList =
  /** There is no parent yet, or nothing below it. */
  { status: 'idle' } | { status: 'loading' } | { status: 'ready'; items: readonly RegionItem[] } | { status: 'failed' };

type Outcome = { parentId: string; list: RegionList };

/**
 * The list of one level, reloaded when its parent changes.
 *
 *     province A chosen ──► load(A) ─────────X aborted      ┌► ready
 *     province B chosen ──────► load(B) ────────────────────┘
 */
export function useRegionList(
  parentId: string | undefined,
  load: LoadRegions,
  onLoaded: (parentId: string, items: readonly RegionItem[]) => void,
): { list: RegionList; retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const callbacks = useRef({ load, onLoaded });
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    callbacks.current = { load, onLoaded };
  });

  const request = useCallback((parent: string) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setOutcome({ parentId: parent, list: { status: 'loading' } });
    callbacks.current.load(parent, own.signal).then(
      (items) => {
        if (own.signal.aborted) return;
        setOutcome({ parentId: parent, list: { status: 'ready', items } });
        callbacks.current.onLoaded(parent, items);
      },
      () => {
        if (!own.signal.aborted) setOutcome({ parentId: parent, list: { status: 'failed' } });
      },
    );
  }, []);

  useEffect(() => {
    if (parentId !== undefined) request(parentId);
    return () => running.current?.abort();
  }, [parentId, request]);

  const retry = useCallback(() => {
    if (parentId !== undefined) request(parentId);
  }, [parentId, request]);

  if (parentId === undefined) return { list: { status: 'idle' }, retry };
  // A list of another parent is never shown, not even for the moment before the effect runs.
  return { list: outcome?.parentId === parentId ? outcome.list : { status: 'loading' }, retry };
}
