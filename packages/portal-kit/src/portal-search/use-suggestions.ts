import { useEffect, useReducer, useState } from 'react';
import { SUGGEST_START, type SuggestState, suggestNext } from './core/suggest-state.ts';
import type { Suggest } from './portal-search.types.ts';

/** How long nothing must be typed before it is asked for. */
export const SUGGEST_DELAY_MS = 200;

/** Requests suggestions, debounced, and drops outdated answers. */
export const useSuggestions = (suggest: Suggest): [SuggestState, (text: string) => void] => {
  const [text, setText] = useState('');
  const [state, tell] = useReducer(suggestNext, SUGGEST_START);
  const { ticket } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that is typed again is requested again
  useEffect(() => {
    if (text.trim() === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      suggest(text, abort.signal).then(
        (groups) => tell({ type: 'answered', ticket, groups }),
        () => tell({ type: 'failed', ticket }),
      );
    }, SUGGEST_DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [ticket]);
  const type = (next: string) => {
    setText(next);
    tell({ type: 'typed', text: next });
  };
  return [state, type];
};
