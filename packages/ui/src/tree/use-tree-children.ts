'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TreeNode } from './tree-model.ts';

export type TreeLoad = 'loading' | 'failed';
/** Asks for the children of a lazy node. The signal says that the tree has gone. */
export type LoadChildren = (key: string, signal: AbortSignal) => Promise<readonly TreeNode[]>;

/** Children that are asked for when their node opens: each node once, again after a failure. */
export const useTreeChildren = (
  load: LoadChildren | undefined,
  tell: (key: string, what: 'loaded' | 'failed', count: number) => void,
) => {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeNode[]>>(new Map());
  const [states, setStates] = useState<ReadonlyMap<string, TreeLoad>>(new Map());
  const requested = useRef(new Set<string>());
  const life = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);

  const ask = useCallback(
    async (key: string) => {
      const signal = life.current?.signal;
      if (!load || !signal || requested.current.has(key)) return;
      requested.current.add(key);
      setStates((before) => new Map(before).set(key, 'loading'));
      try {
        const children = await load(key, signal);
        if (signal.aborted) return;
        setLoaded((before) => new Map(before).set(key, children));
        setStates((before) => new Map([...before].filter(([loadedKey]) => loadedKey !== key)));
        tell(key, 'loaded', children.length);
      } catch {
        requested.current.delete(key);
        if (signal.aborted) return;
        setStates((before) => new Map(before).set(key, 'failed'));
        tell(key, 'failed', 0);
      }
    },
    [load, tell],
  );
  return { loaded, states, ask };
};
