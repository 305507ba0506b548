import { Check } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Mark } from '../mark/mark.tsx';
import { pathKey } from './cascader.core.ts';
import * as css from './cascader-panel.css.ts';
import type { CascaderPath } from './cascader-search.core.ts';

interface CascaderResultsProps {
  paths: readonly CascaderPath[];
  /** Marked where they stand in a label. */
  terms: readonly string[];
  name: string;
  /** Others are on their way. */
  busy: boolean;
  chosen: readonly string[];
  onChoose: (path: CascaderPath) => void;
  /** Up, from the first. */
  onLeave: () => void;
}

/** Whole paths that a search has found, as one list. */
export function CascaderResults({ paths, terms, name, busy, chosen, onChoose, onLeave }: CascaderResultsProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const keys = paths.map((options) => pathKey(options.map(({ value }) => value)));
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
      aria-busy={busy || undefined}
      className={css.results}
      onClick={({ target }) => {
        const path = paths[pathOf(target)];
        if (path) onChoose(path);
      }}
      onFocus={({ target }) => setFocused(keys[pathOf(target)] ?? focused)}
      onKeyDown={(event) => {
        const at = pathOf(event.target);
        const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: keys.length - 1 }[event.key];
        if (to === -1) onLeave();
        else if (to !== undefined) event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')[to]?.focus();
        else if (event.key !== 'Enter' && event.key !== ' ') return;
        else if (paths[at]) onChoose(paths[at]);
        event.preventDefault();
      }}
    >
      {paths.map((options, i) => {
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
            <Mark className={css.label} text={options.map(({ label }) => label).join(' / ')} terms={terms} />
            {isChosen && <Icon as={Check} className={css.check} />}
          </div>
        );
      })}
    </div>
  );
}
