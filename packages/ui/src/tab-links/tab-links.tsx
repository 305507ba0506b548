'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../link/link.tsx';
import * as css from '../tabs/tabs.css.ts';

export interface TabLink {
  label: ReactNode;
  href: string;
  count?: ReactNode;
  /** `within`: the page that is shown belongs to this one, and is not it. */
  current?: boolean | 'within';
}

const CURRENT = { true: 'page', within: 'true', false: undefined } as const;

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the landmark. */
  label: string;
  /** Links to the sibling pages, in their order. */
  items: readonly TabLink[];
}

/** Sibling pages, drawn like tabs but links in a landmark: each has its address. */
export function TabLinks({ label, items, ...props }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.href;
  // Scrolls the current tab into view by hand: scrollIntoView would scroll the page, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const box = list.current?.getBoundingClientRect();
    if (!tab || !box || !list.current) return;
    if (tab.left < box.left) list.current.scrollLeft += tab.left - box.left;
    else if (tab.right > box.right) list.current.scrollLeft += tab.right - box.right;
  }, [current]);
  return (
    <nav aria-label={label} {...props}>
      <ul ref={list} className={css.list}>
        {items.map(({ label: name, href, count, current = false }) => (
          <li key={href}>
            <Link href={href} className={css.tab} aria-current={CURRENT[`${current}`]}>
              {name}
              {count !== undefined && <span className={css.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
