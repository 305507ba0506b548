import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './skip-link.css.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** `#main`; the target needs `tabindex="-1"` for Safari to move focus there. */
  href: `#${string}`;
}

/** The first thing a keyboard meets: leads past the navigation. Unseen until it has focus. */
export function SkipLink({ className, children, ...props }: SkipLinkProps) {
  return (
    <a className={cx(css.skipLink, className)} {...props}>
      {children}
    </a>
  );
}
