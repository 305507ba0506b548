import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { PHONE } from '../internal/media.ts';
import { useMedia } from '../internal/use-media.ts';
import { TextInput } from '../text-input/text-input.tsx';
import {
  type CascaderOption,
  type CascaderTree,
  isBranch,
  levelAt,
  optionsOf,
  searchTree,
  typeAhead,
} from './cascader.core.ts';
import * as css from './cascader.css.ts';
import { CascaderColumn } from './cascader-column.tsx';
import { CascaderResults } from './cascader-results.tsx';
import type { CascaderLabels } from './cascader-words.ts';

const MOST_RESULTS = 50;
/** Letters typed within this time are one word. In ms; as Radix has it. */
const TYPING = 1000;

interface CascaderPanelProps {
  tree: CascaderTree;
  load: (path: readonly string[]) => void;
  value: readonly string[];
  anyLevel: boolean;
  searchable: boolean;
  labels: CascaderLabels;
  /** @param done whether the choice is made, so that the panel may close */
  onChoose: (path: string[], done: boolean) => void;
}

/** The lists side by side, on a phone the deepest with a way back; or what a search has found. */
export function CascaderPanel({ tree, load, value, anyLevel, searchable, labels, onChoose }: CascaderPanelProps) {
  const phone = useMedia(PHONE);
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<readonly string[]>(() => value.slice(0, -1));
  const [focused, setFocused] = useState<readonly string[]>(value);
  /** The depth of the list that is to get the focus as soon as it is there. */
  const [wanted, setWanted] = useState<number | null>(null);
  const typed = useRef({ text: '', at: 0 });

  useEffect(() => {
    if (wanted === null) return;
    const option = root.current?.querySelector<HTMLElement>(`[data-depth="${wanted}"] > [tabindex="0"]`);
    if (!option) return;
    option.focus();
    setWanted(null);
  });

  const goInto = (path: readonly string[]) => {
    setOpen(path);
    load(path);
    setWanted(path.length);
    setFocused(path);
  };
  const take = (path: string[], option: CascaderOption, byKey: boolean) => {
    if (option.disabled) return;
    if (!isBranch(option, path, tree)) return onChoose(path, true);
    if (anyLevel) onChoose(path, false);
    if (byKey || phone) return goInto(path);
    setOpen(path);
    load(path);
  };
  const goBack = (depth: number) => {
    if (depth === 0) return;
    setFocused(open.slice(0, depth));
    if (phone) setOpen(open.slice(0, depth - 1));
    setWanted(depth - 1);
  };

  const onKey = (event: KeyboardEvent, path: readonly string[], options: readonly CascaderOption[], at: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const option = options[at];
    if (!option) return;
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = mirrored ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key] ?? event.key) : event.key;
    const focus = (index: number) => {
      const next = options[index];
      if (!next) return;
      setFocused([...path, next.value]);
      setWanted(path.length);
    };
    if (key === 'ArrowDown') focus(at + 1);
    else if (key === 'ArrowUp') focus(at - 1);
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(options.length - 1);
    else if (key === 'ArrowLeft') goBack(path.length);
    else if (key === 'ArrowRight') {
      const into = [...path, option.value];
      if (!option.disabled && isBranch(option, into, tree)) goInto(into);
    } else if (key === 'Enter' || key === ' ') take([...path, option.value], option, true);
    else if (key.length === 1) {
      const { text, at: before } = typed.current;
      typed.current = { text: event.timeStamp - before < TYPING ? text + key : key, at: event.timeStamp };
      focus(
        typeAhead(
          options.map(({ label }) => label),
          at,
          typed.current.text,
        ),
      );
    } else return;
    event.preventDefault();
  };

  const results = query.trim() ? searchTree(tree, query, { anyLevel, limit: MOST_RESULTS }) : null;
  const through = optionsOf(tree, open);
  const depths = open.map((_, i) => i + 1);
  const shown = phone ? [open.length] : [0, ...depths];
  const nameAt = (depth: number) => (depth === 0 ? labels.first : (through[depth - 1]?.label ?? labels.title));
  const active = focused.length > 0 ? Math.min(focused.length - 1, open.length) : 0;
  const currentAt = (depth: number): string | null => {
    const level = levelAt(tree, open.slice(0, depth));
    if (level.status !== 'ready') return null;
    const has = (one: string | undefined) => level.options.some(({ value: known }) => known === one);
    const [first] = level.options;
    return [focused[depth], open[depth], value[depth]].find(has) ?? first?.value ?? null;
  };
  const tabDepth = shown.includes(wanted ?? active) ? (wanted ?? active) : (shown.at(-1) ?? 0);

  return (
    <div ref={root} className={css.panel}>
      {searchable && (
        <TextInput
          type="search"
          aria-label={labels.search}
          placeholder={labels.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            root.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
          }}
        />
      )}
      <p role="status" className={css.count}>
        {results && labels.results(results.length)}
      </p>
      {results ? (
        results.length > 0 && (
          <CascaderResults
            results={results}
            name={labels.search}
            chosen={value}
            onChoose={(path) => onChoose(path, true)}
          />
        )
      ) : (
        <>
          {phone && open.length > 0 && (
            <button type="button" className={css.back} onClick={() => goBack(open.length)}>
              <Icon as={ArrowLeft} className={css.more} />
              {labels.back(nameAt(open.length - 1))}
            </button>
          )}
          <div className={css.columns}>
            {shown.map((depth) => (
              <CascaderColumn
                key={depth}
                tree={tree}
                path={open.slice(0, depth)}
                name={nameAt(depth)}
                chosen={value}
                open={open}
                current={depth === tabDepth ? currentAt(depth) : null}
                labels={labels}
                onOption={(path, option) => take(path, option, false)}
                onKey={onKey}
                onFocus={setFocused}
                onRetry={() => goInto(open.slice(0, depth))}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
