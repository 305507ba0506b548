'use client';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { advise, adviseHolder } from '../internal/advise.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import * as css from './tree.css.ts';
import { actOf, type TreeNode, type TreeRow, typeAhead, visibleRows, withLoaded } from './tree-model.ts';
import { type LoadChildren, useTreeChildren } from './use-tree-children.ts';

export type { TreeNode } from './tree-model.ts';

export interface TreeLabels {
  /** Beside a node whose children are on their way. */
  loading: string;
  /** Beside a node whose children did not come: what to do about it. */
  failed: string;
  /** What is announced when they came, or did not. */
  said: (label: string, what: 'loaded' | 'failed', count: number) => string;
}

export interface TreeProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Names the tree. */
  label: string;
  nodes: readonly TreeNode[];
  /** The chosen node's key; empty is none. */
  defaultValue?: string;
  value?: string;
  onValueChange?: (key: string) => void;
  defaultExpanded?: readonly string[];
  expanded?: readonly string[];
  onExpandedChange?: (keys: string[]) => void;
  /** Asks for the children of a lazy node when it opens. */
  loadChildren?: LoadChildren;
  labels?: TreeLabels;
  /** Under it a form sends the chosen key. */
  name?: string;
}

const TYPING_MS = 500;
const SILENT: TreeLabels = { loading: '', failed: '', said: () => '' };

const labelOf = (nodes: readonly TreeNode[], key: string): string | undefined => {
  for (const node of nodes) {
    const found = node.key === key ? node.label : labelOf(node.children ?? [], key);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Things within things, one of which is chosen. By the ARIA Authoring Practices (Tree View); one stop of the Tab key. */
export function Tree(props: TreeProps) {
  const {
    label,
    nodes: given,
    defaultValue = '',
    value,
    onValueChange,
    defaultExpanded = [],
    expanded,
    ...more
  } = props;
  const { onExpandedChange, loadChildren, labels = SILENT, name, className, ...rest } = more;
  adviseHolder('Tree', value, props.defaultValue);
  advise(
    loadChildren !== undefined && props.labels === undefined,
    'Tree: loadChildren without labels, so nothing tells that children are on their way or did not come. Pass labels.',
  );
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [ownExpanded, setOwnExpanded] = useState(defaultExpanded);
  const [focused, setFocused] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const typed = useRef({ text: '', at: 0 });
  const items = useRef(new Map<string, HTMLElement>());
  const hidden = useRef<HTMLInputElement>(null);
  const latest = useRef({ nodes: given, labels });
  const tell = useCallback((key: string, what: 'loaded' | 'failed', count: number) => {
    setSaid(latest.current.labels.said(labelOf(latest.current.nodes, key) ?? key, what, count));
  }, []);
  const { loaded, states, ask } = useTreeChildren(loadChildren, tell);

  const chosen = value ?? ownValue;
  const open = new Set(expanded ?? ownExpanded);
  const nodes = withLoaded(given, loaded);
  const rows = visibleRows(nodes, open);
  useEffect(() => {
    latest.current = { nodes, labels };
  });
  const has = (key: string | null) => rows.some(({ node }) => node.key === key);
  /** Where Tab enters: where it was last, else the chosen one, else the first. */
  const active = (has(focused) ? focused : has(chosen) ? chosen : rows[0]?.node.key) ?? '';

  const setOpen = (keys: string[]) => {
    setOwnExpanded(keys);
    onExpandedChange?.(keys);
  };
  const expand = (keys: readonly string[]) => {
    for (const key of keys) {
      if (rows.find(({ node }) => node.key === key)?.node.lazy) void ask(key);
    }
    setOpen([...new Set([...open, ...keys])]);
  };
  const toggle = ({ node, open: isOpen }: TreeRow) => {
    if (isOpen === null) return;
    if (!isOpen || states.get(node.key) === 'failed') expand([node.key]);
    else setOpen([...open].filter((key) => key !== node.key));
  };
  const choose = (key: string) => {
    setOwnValue(key);
    onValueChange?.(key);
  };
  useFormReset(hidden, () => choose(defaultValue));
  const move = (key: string) => {
    setFocused(key);
    items.current.get(key)?.focus();
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows.find(({ node }) => node.key === active);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const retry = row && states.get(active) === 'failed' && event.key === (rtl ? 'ArrowLeft' : 'ArrowRight');
    const act = retry ? { type: 'expand' as const, keys: [active] } : actOf(rows, active, event.key, rtl);
    if (act) {
      event.preventDefault();
      if (act.type === 'move') move(act.key);
      else if (act.type === 'expand') expand(act.keys);
      else if (act.type === 'collapse') setOpen([...open].filter((key) => key !== act.key));
      else choose(act.key);
      return;
    }
    if ([...event.key].length !== 1 || event.key === ' ') return;
    const { text, at } = typed.current;
    typed.current = { text: event.timeStamp - at < TYPING_MS ? text + event.key : event.key, at: event.timeStamp };
    const found = typeAhead(rows, active, typed.current.text);
    if (found) move(found);
  };

  return (
    <div className={cx(css.tree, className)} {...rest}>
      <div role="tree" aria-label={label} onKeyDown={press}>
        {rows.map((row) => {
          const { node, level, place, siblings } = row;
          const state = states.get(node.key);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of all its items
            <div
              key={node.key}
              ref={(item) => {
                if (item) items.current.set(node.key, item);
                else items.current.delete(node.key);
              }}
              role="treeitem"
              aria-level={level}
              aria-posinset={place}
              aria-setsize={siblings}
              aria-expanded={row.open ?? undefined}
              aria-selected={chosen === node.key}
              aria-disabled={node.disabled || undefined}
              aria-busy={state === 'loading' || undefined}
              data-failed={state === 'failed' ? '' : undefined}
              tabIndex={node.key === active ? 0 : -1}
              className={css.row}
              style={customProperties({ '--level': level })}
              onFocus={() => setFocused(node.key)}
              onClick={() => {
                if (!node.disabled) choose(node.key);
              }}
            >
              {/* The arrow alone opens and closes: a click on the label chooses. Keys do it at the item itself. */}
              <span
                aria-hidden="true"
                className={css.toggle}
                onClick={(event) => {
                  if (row.open === null) return;
                  event.stopPropagation();
                  toggle(row);
                }}
              >
                {row.open !== null && <Icon as={ChevronRight} className={css.arrow} />}
              </span>
              <span className={css.label}>{node.label}</span>
              {state && <span className={css.note}>{state === 'loading' ? labels.loading : labels.failed}</span>}
            </div>
          );
        })}
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
      {name && <input ref={hidden} type="hidden" name={name} value={chosen} disabled={chosen === ''} />}
    </div>
  );
}
