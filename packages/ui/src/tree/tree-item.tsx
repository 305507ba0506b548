import { ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { tick } from '../internal/tick.css.ts';
import * as css from './tree.css.ts';
import type { Checked } from './tree-choice.ts';
import type { TreeRow } from './tree-model.ts';
import type { TreeLoad } from './use-tree-children.ts';

interface TreeItemProps {
  ref: Ref<HTMLDivElement>;
  row: TreeRow;
  /** Null with single selection, which has no checkbox. */
  checked: Checked | null;
  selected: boolean;
  closed: boolean;
  /** Whether it has the tab stop. */
  current: boolean;
  state: TreeLoad | undefined;
  /** Beside it, while its children are on their way or did not come. */
  note: string;
  onFocus: () => void;
  onChoose: () => void;
  onToggle: () => void;
}

export function TreeItem({ ref, row, checked, selected, closed, current, state, note, ...on }: TreeItemProps) {
  const { node, level, place, siblings, open } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all its items
    <div
      ref={ref}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={open ?? undefined}
      aria-selected={checked === null ? selected : undefined}
      aria-checked={checked ?? undefined}
      aria-disabled={closed || undefined}
      aria-busy={state === 'loading' || undefined}
      data-failed={state === 'failed' ? '' : undefined}
      tabIndex={current ? 0 : -1}
      className={css.row}
      style={customProperties({ '--level': level })}
      onFocus={on.onFocus}
      onClick={on.onChoose}
    >
      {/* The arrow alone opens and closes: a click on the label chooses. Keys do it at the item itself. */}
      <span
        aria-hidden="true"
        className={css.toggle}
        onClick={(event) => {
          if (open === null) return;
          event.stopPropagation();
          on.onToggle();
        }}
      >
        {open !== null && <Icon as={ChevronRight} className={css.arrow} />}
      </span>
      {checked !== null && <span aria-hidden="true" className={cx(tick, css.box)} data-checked={checked} />}
      <span className={css.label}>{node.label}</span>
      {note && <span className={css.note}>{note}</span>}
    </div>
  );
}
