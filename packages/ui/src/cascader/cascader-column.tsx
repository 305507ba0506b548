import { Check, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ManyOptions } from '../internal/many-options.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { type CascaderOption, type CascaderTree, isBranch, levelAt } from './cascader.core.ts';
import { CascaderFailed } from './cascader-failed.tsx';
import * as css from './cascader-panel.css.ts';
import type { CascaderLabels } from './cascader-words.ts';

export interface CascaderColumnProps {
  tree: CascaderTree;
  /** What this list lies under. */
  path: readonly string[];
  name: string;
  /** The chosen path and the open path. */
  chosen: readonly string[];
  open: readonly string[];
  /** The value that is in the tab order; null where another list has it. */
  current: string | null;
  labels: CascaderLabels;
  onOption: (path: string[], option: CascaderOption) => void;
  onKey: (event: KeyboardEvent, path: readonly string[], options: readonly CascaderOption[], at: number) => void;
  onFocus: (path: string[]) => void;
  onRetry: () => void;
}

const startsWith = (path: readonly string[], start: readonly string[]) => start.every((value, i) => path[i] === value);

/** The options under one path. */
export function CascaderColumn({ tree, path, name, chosen, open, current, labels, ...on }: CascaderColumnProps) {
  const level = levelAt(tree, path);
  if (level.status === 'loading') {
    return (
      <div className={css.column}>
        <div className={css.state}>
          <Spinner label={labels.loading} />
        </div>
      </div>
    );
  }
  if (level.status === 'failed') {
    return (
      <div className={css.column}>
        <CascaderFailed labels={labels} onRetry={on.onRetry} />
      </div>
    );
  }
  const { options } = level;
  if (options.length === 0) {
    return (
      <div className={css.column}>
        <p className={css.state}>{labels.empty}</p>
      </div>
    );
  }
  const valueAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[role="option"]')?.dataset.value : undefined;
  return (
    <div
      role="listbox"
      tabIndex={-1}
      aria-label={name}
      className={css.column}
      data-depth={path.length}
      onClick={({ target }) => {
        const option = options.find(({ value }) => value === valueAt(target));
        if (option) on.onOption([...path, option.value], option);
      }}
      onFocus={({ target }) => {
        const value = valueAt(target);
        if (value !== undefined) on.onFocus([...path, value]);
      }}
      onKeyDown={(event) => {
        const at = options.findIndex(({ value }) => value === valueAt(event.target));
        if (at >= 0) on.onKey(event, path, options, at);
      }}
    >
      <ManyOptions options={options} mountedIndex={options.findIndex(({ value }) => value === current)}>
        {(option, _, place) => {
          const values = [...path, option.value];
          const branch = isBranch(option, values, tree);
          const isChosen = startsWith(chosen, values);
          return (
            <div
              key={option.value}
              {...place}
              role="option"
              tabIndex={option.value === current ? 0 : -1}
              aria-label={[
                option.label,
                typeof option.disabled === 'string' && option.disabled,
                branch && labels.hasChildren,
              ]
                .filter(Boolean)
                .join(', ')}
              aria-selected={isChosen}
              aria-disabled={option.disabled ? true : undefined}
              className={css.option}
              data-value={option.value}
              data-open={startsWith(open, values) ? '' : undefined}
            >
              <span className={css.label}>
                {option.label}
                {typeof option.disabled === 'string' && <small className={css.reason}>{option.disabled}</small>}
              </span>
              {branch ? (
                <Icon as={ChevronRight} className={css.more} />
              ) : (
                isChosen && <Icon as={Check} className={css.check} />
              )}
            </div>
          );
        }}
      </ManyOptions>
    </div>
  );
}
