'use client';
import { type ComponentProps, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { advise, adviseHolder } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { FormValue } from '../internal/form-value.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import * as css from './tree.css.ts';
import { checkedOf, endsOf, isClosed, settleChoice, toggleNodes } from './tree-choice.ts';
import { TreeItem } from './tree-item.tsx';
import { actOf, nodeOf, type TreeNode, type TreeRow, typeAhead, visibleRows, withLoaded } from './tree-model.ts';
import { type LoadChildren, useTreeChildren } from './use-tree-children.ts';

export type { TreeNode } from './tree-model.ts';

export interface TreeLabels {
  /** Beside a node whose children are on their way. */
  loading: string;
  /** Beside a node whose children did not come: what to do about it. */
  failed: string;
  /** Announcement after loading children, or after a failure. */
  said: (label: string, what: 'loaded' | 'failed', count: number) => string;
}

interface Common extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Names the tree. */
  label: string;
  /** Nodes of the first level, with their children as far as they are loaded. */
  nodes: readonly TreeNode[];
  /** Keys of the branches that are open at first (uncontrolled). */
  defaultExpanded?: readonly string[];
  /** Keys of the open branches (controlled); give `onExpandedChange` as well. */
  expanded?: readonly string[];
  /** Called with the keys of all open branches when one opens or closes. */
  onExpandedChange?: (keys: string[]) => void;
  /** Asks for the children of a lazy node when it opens. */
  loadChildren?: LoadChildren;
  /** Texts of children that are loading or failed. Required with `loadChildren`. */
  labels?: TreeLabels;
  /** Under it a form sends the chosen key, or each of several. */
  name?: string;
  /** Whether a form must not be sent before something is chosen. */
  required?: boolean;
}

interface Single {
  /** `true` chooses several nodes by checkboxes, otherwise one is chosen. */
  multiple?: false;
  /** The chosen node's key; empty is none. */
  defaultValue?: string;
  /** Key of the chosen node, empty for none (controlled). */
  value?: string;
  /** Called with the key of the chosen node. */
  onValueChange?: (key: string) => void;
  maximum?: never;
  refused?: never;
}

interface Multiple {
  /** Several nodes are chosen by checkboxes. */
  multiple: true;
  /**
   * Keys of leaves. A branch's key means all selectable leaves below it; it stays in the value until its children are
   * loaded.
   */
  defaultValue?: readonly string[];
  /** Keys of the chosen nodes (controlled); give `onValueChange` as well. */
  value?: readonly string[];
  /** Called with the keys of all chosen nodes after each change. */
  onValueChange?: (keys: readonly string[]) => void;
  /** Maximum number of choices. A choice beyond it is refused as a whole with the message `refused`. */
  maximum?: number;
  /** Seen and spoken when the maximum refuses a node, or all of the tree by its own label. */
  refused?: (label: string) => string;
}

export type TreeProps = Common & (Single | Multiple);

const TYPING_MS = 500;
const SILENT: TreeLabels = { loading: '', failed: '', said: () => '' };
const asKeys = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : value;

/**
 * Things within things, of which one is chosen, or several with boxes: a branch is chosen by all that lies in it. By the
 * ARIA Authoring Practices (Tree View); one stop of the Tab key.
 */
export function Tree(props: TreeProps) {
  const {
    label,
    nodes: given,
    multiple = false,
    value,
    defaultValue,
    onValueChange,
    maximum,
    refused,
    ...more
  } = props;
  const { defaultExpanded = [], expanded, onExpandedChange, loadChildren, labels = SILENT, ...others } = more;
  const { name, required, className, ...rest } = others;
  adviseHolder('Tree', value, defaultValue);
  advise(
    loadChildren !== undefined && more.labels === undefined,
    'Tree: loadChildren without labels, so nothing tells that children are on their way or did not come. Pass labels.',
  );
  advise(
    maximum !== undefined && !refused,
    'Tree: a maximum without `refused` refuses in silence. Say what was not added and why.',
  );
  const initial = asKeys(defaultValue ?? '');
  const [held, hold] = useControlled('Tree', value === undefined ? undefined : asKeys(value), initial, (keys) => {
    if (props.multiple) props.onValueChange?.(keys);
    else props.onValueChange?.(keys[0] ?? '');
  });
  const [ownExpanded, setOwnExpanded] = useState(defaultExpanded);
  const [focused, setFocused] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState('');
  const typed = useRef({ text: '', at: 0 });
  const items = useRef(new Map<string, HTMLElement>());
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef({ nodes: given, labels });
  const tell = useCallback((key: string, what: 'loaded' | 'failed', count: number) => {
    setSaid(latest.current.labels.said(nodeOf(latest.current.nodes, key)?.label ?? key, what, count));
  }, []);
  const { loaded, states, ask } = useTreeChildren(loadChildren, tell);

  const open = new Set(expanded ?? ownExpanded);
  const nodes = withLoaded(given, loaded);
  const rows = visibleRows(nodes, open);
  const ends = endsOf(nodes);
  const keys = multiple ? settleChoice(ends, held) : held;
  const chosen = new Set(keys);
  useEffect(() => {
    latest.current = { nodes, labels };
  });
  /** Where Tab enters: where it was last, else the chosen one, else the first. */
  const active =
    ([focused, ...keys].find((key) => rows.some(({ node }) => node.key === key)) ?? rows[0]?.node.key) || '';

  const setOpen = (next: string[]) => {
    setOwnExpanded(next);
    onExpandedChange?.(next);
  };
  const expand = (added: readonly string[]) => {
    for (const key of added) {
      if (rows.find(({ node }) => node.key === key)?.node.lazy) void ask(key);
    }
    setOpen([...new Set([...open, ...added])]);
  };
  const collapse = (key: string) => setOpen([...open].filter((other) => other !== key));
  const toggle = ({ node, open: isOpen }: TreeRow) => {
    if (!isOpen || states.get(node.key) === 'failed') expand([node.key]);
    else collapse(node.key);
  };
  const isOff = (node: TreeNode) => (multiple ? isClosed(ends, node.key) : node.disabled === true);
  const toggleAll = (toggled: readonly string[], name: string) => {
    const next = toggleNodes(ends, keys, toggled, maximum);
    setRefusal(next ? '' : (refused?.(name) ?? ''));
    if (next) hold(next);
  };
  const choose = (node: TreeNode) => {
    if (isOff(node)) return;
    if (multiple) toggleAll([node.key], node.label);
    else hold([node.key]);
  };
  useFormReset(field, () => {
    setRefusal('');
    hold(initial);
  });
  const move = (key: string) => {
    setFocused(key);
    items.current.get(key)?.focus();
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (multiple && isCommand && event.key === 'a') {
      event.preventDefault();
      toggleAll(
        nodes.map(({ key }) => key),
        label,
      );
    }
    if (event.altKey || isCommand) return;
    const row = rows.find(({ node }) => node.key === active);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const retry = row && states.get(active) === 'failed' && event.key === (rtl ? 'ArrowLeft' : 'ArrowRight');
    const act = retry ? { type: 'expand' as const, keys: [active] } : actOf(rows, active, event.key, rtl);
    if (act) {
      event.preventDefault();
      if (act.type === 'move') move(act.key);
      else if (act.type === 'expand') expand(act.keys);
      else if (act.type === 'collapse') collapse(act.key);
      else if (row) choose(row.node);
      return;
    }
    if ([...event.key].length !== 1 || event.key === ' ') return;
    const { text, at } = typed.current;
    typed.current = { text: event.timeStamp - at < TYPING_MS ? text + event.key : event.key, at: event.timeStamp };
    const match = typeAhead(rows, active, typed.current.text);
    if (match) move(match);
  };

  return (
    <div className={cx(css.tree, className)} {...rest}>
      <div
        role="tree"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-required={required || undefined}
        onKeyDown={press}
      >
        {rows.map((row) => {
          const { key } = row.node;
          const state = states.get(key);
          return (
            <TreeItem
              key={key}
              ref={(item) => {
                if (item) items.current.set(key, item);
                else items.current.delete(key);
              }}
              row={row}
              checked={multiple ? checkedOf(ends, key, chosen) : null}
              selected={chosen.has(key)}
              closed={isOff(row.node)}
              current={key === active}
              state={state}
              note={state ? labels[state] : ''}
              onFocus={() => setFocused(key)}
              onChoose={() => choose(row.node)}
              onToggle={() => toggle(row)}
            />
          );
        })}
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
      <p role="alert" className={css.refusal}>
        {refusal}
      </p>
      {name && keys.map((key) => <input key={key} type="hidden" name={name} value={key} />)}
      {(name || required) && (
        <FormValue
          ref={field}
          value={keys.join(' ')}
          required={required}
          onFocus={() => items.current.get(active)?.focus()}
        />
      )}
    </div>
  );
}
