import { Check } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { type CascaderOption, pathKey } from './cascader.core.ts';
import * as css from './cascader.css.ts';

interface CascaderResultsProps {
  results: readonly (readonly CascaderOption[])[];
  name: string;
  chosen: readonly string[];
  onChoose: (path: string[]) => void;
}

/** Whole paths that a search has found, as one list. */
export function CascaderResults({ results, name, chosen, onChoose }: CascaderResultsProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const paths = results.map((options) => options.map(({ value }) => value));
  const keys = paths.map(pathKey);
  const current = focused !== null && keys.includes(focused) ? focused : keys[0];
  const pathOf = (target: EventTarget) => {
    const key = target instanceof Element && target.closest<HTMLElement>('[role="option"]')?.dataset.value;
    return key ? keys.indexOf(key) : -1;
  };
  return (
    <div
      role="listbox"
      tabIndex={-1}
      aria-label={name}
      className={css.results}
      onClick={({ target }) => {
        const path = paths[pathOf(target)];
        if (path) onChoose(path);
      }}
      onFocus={({ target }) => setFocused(keys[pathOf(target)] ?? focused)}
      onKeyDown={(event) => {
        const at = pathOf(event.target);
        const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: keys.length - 1 }[event.key];
        if (to !== undefined) event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')[to]?.focus();
        else if (event.key === 'Enter' || event.key === ' ') onChoose(paths[at] ?? []);
        else return;
        event.preventDefault();
      }}
    >
      {results.map((options, i) => {
        const isChosen = keys[i] === pathKey(chosen);
        return (
          <div
            key={keys[i]}
            role="option"
            tabIndex={keys[i] === current ? 0 : -1}
            aria-selected={isChosen}
            className={css.option}
            data-value={keys[i]}
          >
            <span className={css.label}>{options.map(({ label }) => label).join(' / ')}</span>
            {isChosen && <Icon as={Check} className={css.check} />}
          </div>
        );
      })}
    </div>
  );
}
