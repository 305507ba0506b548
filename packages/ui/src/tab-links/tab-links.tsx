import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import * as css from '../tabs/tabs.css.ts';

export interface TabLink {
  label: ReactNode;
  href: string;
  count?: ReactNode;
  current?: boolean;
}

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
        {items.map(({ label: name, href, count, current }) => (
          <li key={href}>
            <Link href={href} className={css.tab} aria-current={current ? 'page' : undefined}>
              {name}
              {count !== undefined && <span className={css.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
