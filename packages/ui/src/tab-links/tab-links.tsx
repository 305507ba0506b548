import type { ComponentProps, ReactNode } from 'react';
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
  items: readonly TabLink[];
}

/** Sibling pages, drawn like tabs but links in a landmark: each has its address. */
export function TabLinks({ label, items, ...props }: TabLinksProps) {
  return (
    <nav aria-label={label} {...props}>
      <ul className={css.list}>
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
