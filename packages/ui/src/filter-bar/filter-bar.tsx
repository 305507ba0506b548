'use client';
import { X } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './filter-bar.css.ts';
import { nextFocus } from './next-focus.ts';

export interface ActiveFilter {
  key: string;
  label: string;
  /** What it is a filter of, before the label: 'Industry'. */
  group?: string;
  /** The page without this filter. Makes it a link, which works without script too. */
  href?: string;
}

export interface FilterBarProps extends Omit<ComponentProps<'div'>, 'children' | 'results'> {
  /** Before the filters, and the name of their list: 'Chosen'. */
  label: string;
  /** Filters in force, in the order in which they are shown. */
  filters: readonly ActiveFilter[];
  /** Takes one away. Not needed where all have an `href`. */
  onRemove?: (key: string) => void;
  /** Takes all away; the button comes with the second filter. */
  onClear?: () => void;
  /** The page without filters. */
  clearHref?: string;
  /** Texts of the buttons. */
  labels: {
    /** Name of a filter's button, with all that is seen on it: 'Remove Industry Cold chain'. */
    remove: (filter: ActiveFilter) => string;
    clear: string;
  };
  /** How many results there are. Announced whenever it changes. */
  results?: ReactNode;
}

const words = ({ group, label }: ActiveFilter) => (
  <>
    <span>
      {group && <span className={css.group}>{group} </span>}
      {label}
    </span>
    <Icon as={X} />
  </>
);

/** The filters that are on, each with its way out, and what they lead to. */
export function FilterBar({
  label,
  filters,
  onRemove,
  onClear,
  clearHref,
  labels,
  results,
  className,
  ...props
}: FilterBarProps) {
  advise(
    filters.some(({ href }) => href === undefined) && !onRemove,
    'FilterBar: a filter has neither href nor onRemove, so that it cannot be taken away. Pass one of them.',
  );
  const labelId = useId();
  const active = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** Next focus after the focused filter is removed; null is the count. */
  const nextFocused = useRef<{ key: string | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters going away is what takes the focus
  useEffect(() => {
    if (!nextFocused.current) return;
    const { key } = nextFocused.current;
    nextFocused.current = null;
    const next = [...(active.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])].find(
      ({ dataset }) => dataset.filter === key,
    );
    (next ?? status.current)?.focus();
  }, [filters]);

  const leave = (key: string | null) => (event: MouseEvent) => {
    // A new tab leaves this page as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const keys = filters.map((filter) => filter.key);
    nextFocused.current = { key: key === null ? null : nextFocus(keys, key) };
    if (key === null) onClear?.();
    else onRemove?.(key);
  };

  return (
    <div className={cx(css.bar, className)} {...props}>
      {filters.length > 0 && (
        <div className={css.active} ref={active}>
          <span id={labelId} className={css.label}>
            {label}
          </span>
          <ul className={css.filters} aria-labelledby={labelId}>
            {filters.map((filter) => {
              const given = {
                className: css.filter,
                'aria-label': labels.remove(filter),
                'data-filter': filter.key,
                onClick: leave(filter.key),
              };
              return (
                <li key={filter.key}>
                  {filter.href === undefined ? (
                    <button type="button" {...given}>
                      {words(filter)}
                    </button>
                  ) : (
                    <Link href={filter.href} {...given}>
                      {words(filter)}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
          {filters.length > 1 &&
            (onClear || clearHref !== undefined) &&
            (clearHref === undefined ? (
              <button type="button" className={css.clear} onClick={leave(null)}>
                {labels.clear}
              </button>
            ) : (
              <Link href={clearHref} className={css.clear} onClick={leave(null)}>
                {labels.clear}
              </Link>
            ))}
        </div>
      )}
      {/* Always mounted: screen readers ignore live regions that are inserted together with their text. */}
      <p ref={status} role="status" tabIndex={-1} className={results ? css.results : visuallyHidden}>
        {results}
      </p>
    </div>
  );
}
