import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { PHONE } from '../media/media.ts';
import { useMedia } from '../media/use-media.ts';
import {
  type CascaderOption,
  type CascaderTree,
  firstUnloaded,
  isBranch,
  levelAt,
  optionsOf,
  typeAhead,
} from './cascader.core.ts';
import { CascaderColumn } from './cascader-column.tsx';
import * as css from './cascader-panel.css.ts';
import type { CascaderPath } from './cascader-search.core.ts';
import { CascaderSearch } from './cascader-search.tsx';
import type { CascaderLabels } from './cascader-words.ts';
import type { CascaderSearch as Search } from './use-cascader-search.ts';

/** Letters typed within this time are one word. In ms; as Radix has it. */
const TYPING = 1000;

interface CascaderPanelProps {
  tree: CascaderTree;
  /** @param shown whether it is only to be shown, not gone into */
  load: (path: readonly string[], shown?: boolean) => void;
  value: readonly string[];
  anyLevel: boolean;
  searchable: boolean;
  search: Search | undefined;
  labels: CascaderLabels;
  /** @param done whether the choice is made, so that the panel may close */
  onChoose: (path: CascaderPath, done: boolean) => void;
}

/** The lists side by side, on a phone the deepest with a way back; or what a search has found. */
export function CascaderPanel({ tree, load, value, anyLevel, labels, onChoose, ...props }: CascaderPanelProps) {
  const phone = useMedia(PHONE);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<readonly string[]>(() => value.slice(0, -1));
  const [focused, setFocused] = useState<readonly string[]>(value);
  /** The depth of the list that is to get the focus as soon as it is there. */
  const [focusDepth, setFocusDepth] = useState<number | null>(null);
  const typed = useRef({ text: '', at: 0 });

  useEffect(() => {
    if (focusDepth === null) return;
    const option = root.current?.querySelector<HTMLElement>(`[data-depth="${focusDepth}"] [tabindex="0"]`);
    if (!option) return;
    option.focus();
    setFocusDepth(null);
  });

  // A value may lie in lists that are not loaded: it came from a search or with the form.
  const unloaded = firstUnloaded(tree, open);
  useEffect(() => {
    if (unloaded) load(unloaded, true);
  });

  const goInto = (path: readonly string[]) => {
    setOpen(path);
    load(path);
    setFocusDepth(path.length);
    setFocused(path);
  };
  const take = (path: string[], option: CascaderOption, byKey: boolean) => {
    if (option.disabled) return;
    const through = [...optionsOf(tree, path.slice(0, -1)), option];
    if (!isBranch(option, path, tree)) return onChoose(through, true);
    if (anyLevel) onChoose(through, false);
    if (byKey || phone) return goInto(path);
    setOpen(path);
    load(path);
  };
  const goBack = (depth: number) => {
    if (depth === 0) return;
    setFocused(open.slice(0, depth));
    if (phone) setOpen(open.slice(0, depth - 1));
    setFocusDepth(depth - 1);
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
      setFocusDepth(path.length);
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

  const through = optionsOf(tree, open);
  const depths = open.map((_, i) => i + 1);
  const shown = phone ? [open.length] : [0, ...depths];
  const nameAt = (depth: number) => (depth === 0 ? labels.first : (through[depth - 1]?.label ?? labels.title));
  const active = focused.length > 0 ? Math.min(focused.length - 1, open.length) : 0;
  const currentAt = (depth: number): string | null => {
    const level = levelAt(tree, open.slice(0, depth));
    if (level.status !== 'ready') return null;
    const has = (sought: string | undefined) => level.options.some(({ value: candidate }) => candidate === sought);
    const [first] = level.options;
    return [focused[depth], open[depth], value[depth]].find(has) ?? first?.value ?? null;
  };
  // A list that is on its way has nothing to stop at.
  const stops = shown.filter((depth) => currentAt(depth) !== null);
  const tabDepth = stops.includes(focusDepth ?? active) ? (focusDepth ?? active) : stops.at(-1);

  const lists = (
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
  );
  return (
    <div ref={root} className={css.panel}>
      {props.searchable ? (
        <CascaderSearch
          tree={tree}
          search={props.search}
          anyLevel={anyLevel}
          value={value}
          labels={labels}
          onChoose={(path) => onChoose(path, true)}
        >
          {lists}
        </CascaderSearch>
      ) : (
        lists
      )}
    </div>
  );
}
