'use client';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import * as css from './anchor-nav.css.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

export interface AnchorNavItem {
  /** Of the section: an element of the page. */
  id: string;
  label: ReactNode;
  /** Heading level: 2 is nested under the preceding 1. */
  level?: 1 | 2;
}

export interface AnchorNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the landmark ('On this page'); also shown above the links. */
  label: string;
  /** Sections of the page in their order, by the `id` of each. */
  items: readonly AnchorNavItem[];
  /** Px below the window's top edge at which one reads: under the sticky header. */
  line?: number;
}

/** The contents of one long page; marks the section that is being read. Plain links: they work without script. */
export function AnchorNav({ label, items, line = 96, className, ...props }: AnchorNavProps) {
  const current = useScrollSpy(
    items.map(({ id }) => id),
    line,
  );
  useEffect(() => {
    const [missing] = items.filter(({ id }) => !document.getElementById(id));
    advise(
      missing !== undefined,
      `AnchorNav: no element of the page has the id '${missing?.id}'. Give the section's heading that id.`,
    );
  }, [items]);
  return (
    <nav aria-label={label} className={cx(css.nav, className)} {...props}>
      <p className={css.title} aria-hidden="true">
        {label}
      </p>
      <ul className={css.list}>
        {items.map(({ id, label: name, level = 1 }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={css.link}
              data-level={level}
              aria-current={id === current ? 'location' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
