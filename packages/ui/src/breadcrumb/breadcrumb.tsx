import type { ComponentProps } from 'react';
import { Link } from '../link/link.tsx';
import * as css from './breadcrumb.css.ts';

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the home page down; the last is the page itself, without `href`. */
  items: readonly { label: string; href?: string }[];
  /** Names the landmark. */
  label: string;
}

/** Path of the current page. */
export function Breadcrumb({ items, label, ...props }: BreadcrumbProps) {
  return (
    <nav aria-label={label} {...props}>
      <ol className={css.list}>
        {items.map(({ label: name, href }, index) => (
          <li key={`${href} ${name}`} className={css.item}>
            {href !== undefined ? (
              <Link href={href} className={css.link}>
                {name}
              </Link>
            ) : (
              <span className={css.current} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
