import { useEffect, useRef, useState } from 'react';
import type { CascaderTree } from './cascader.core.ts';
import { type CascaderPath, searchTree } from './cascader-search.core.ts';

/**
 * Finds paths in all that there is, the best first, where the tree is loaded piece by piece.
 *
 * @param signal aborted when the text changes and when the panel closes
 */
export type CascaderSearch = (query: string, signal: AbortSignal) => Promise<readonly CascaderPath[]>;

/** Stale-while-revalidate: the previous result stays visible while the next one loads. */
export interface CascaderResultsState {
  status: 'searching' | 'ready' | 'failed';
  paths: readonly CascaderPath[];
  more: boolean;
}

const MOST_RESULTS = 50;
/** Typed within this time it is one question. In ms. */
const PAUSE = 200;
const NOTHING: CascaderResultsState = { status: 'searching', paths: [], more: false };

interface Config {
  anyLevel: boolean;
  /** Without it what is known of the tree is looked through. */
  search: CascaderSearch | undefined;
}

/** Results of a search text; null without a text. */
export function useCascaderSearch(tree: CascaderTree, text: string, { anyLevel, search }: Config) {
  const query = text.trim();
  const [answer, setAnswer] = useState<CascaderResultsState & { query: string }>({ ...NOTHING, query: '' });
  const [tries, setTries] = useState(0);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  const asks = search !== undefined && query !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (!asks) return;
    const controller = new AbortController();
    const settle = (state: CascaderResultsState) => {
      if (!controller.signal.aborted) setAnswer({ ...state, query });
    };
    const timer = setTimeout(() => {
      latest.current?.(query, controller.signal).then(
        (paths) => settle({ status: 'ready', paths, more: false }),
        () => settle({ status: 'failed', paths: [], more: false }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, query, tries]);

  const retry = () => {
    setAnswer({ ...NOTHING, query: '' });
    setTries(tries + 1);
  };
  const results: CascaderResultsState | null = !query
    ? null
    : search
      ? { ...answer, status: answer.query === query ? answer.status : 'searching' }
      : { status: 'ready', ...searchTree(tree, query, { anyLevel, limit: MOST_RESULTS }) };
  return { results, retry };
}
