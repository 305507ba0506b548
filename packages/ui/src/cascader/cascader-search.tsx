import { type ReactNode, useRef, useState } from 'react';
import { TextInput } from '../text-input/text-input.tsx';
import type { CascaderTree } from './cascader.core.ts';
import { CascaderFailed } from './cascader-failed.tsx';
import * as css from './cascader-panel.css.ts';
import { CascaderResults } from './cascader-results.tsx';
import { type CascaderPath, wordsOf } from './cascader-search.core.ts';
import type { CascaderLabels } from './cascader-words.ts';
import { type CascaderSearch as Search, useCascaderSearch } from './use-cascader-search.ts';

interface CascaderSearchProps {
  tree: CascaderTree;
  search: Search | undefined;
  anyLevel: boolean;
  value: readonly string[];
  labels: CascaderLabels;
  onChoose: (path: CascaderPath) => void;
  /** The lists, which show while nothing is searched for. */
  children: ReactNode;
}

/** A search over the lists, and in their place what it has found. */
export function CascaderSearch({ tree, search, anyLevel, value, labels, onChoose, children }: CascaderSearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  // Without the letters of an unfinished composition.
  const [query, setQuery] = useState('');
  const { results, retry } = useCascaderSearch(tree, query, { anyLevel, search });
  const said = {
    searching: labels.loading,
    failed: '',
    ready: labels.results(results?.paths.length ?? 0, !!results?.more),
  };
  return (
    <div ref={root} className={css.panel}>
      <TextInput
        type="search"
        aria-label={labels.search}
        placeholder={labels.search}
        value={text}
        onChange={({ target, nativeEvent }) => {
          setText(target.value);
          if (!(nativeEvent as InputEvent).isComposing) setQuery(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          const [only, ...others] = results?.status === 'ready' ? results.paths : [];
          const first = root.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]');
          if (event.key === 'Enter' && only && others.length === 0) onChoose(only);
          else if (event.key === 'ArrowDown') first?.focus();
          else return;
          event.preventDefault();
        }}
      />
      <p role="status" className={css.count}>
        {results && said[results.status]}
      </p>
      {results?.status === 'failed' && <CascaderFailed labels={labels} onRetry={retry} />}
      {results && results.paths.length > 0 && (
        <CascaderResults
          paths={results.paths}
          terms={wordsOf(query)}
          name={labels.search}
          busy={results.status === 'searching'}
          chosen={value}
          onChoose={onChoose}
          onLeave={() => root.current?.querySelector('input')?.focus()}
        />
      )}
      {!results && children}
    </div>
  );
}
