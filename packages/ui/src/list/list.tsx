import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import * as css from './list.css.ts';

export interface ListProps extends ComponentProps<'ul'> {
  /** With a rule above the first item, where nothing else bounds the list. */
  ruled?: boolean;
}

/** Items to be read one after the other. Roles are written out, as Safari drops a list's meaning with its bullets. */
export function List({ ruled, className, ...props }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={cx(css.list, className)} data-ruled={ruled ? '' : undefined} {...props} />
  );
}

export interface ListItemProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** Name of the item; a link where `href` is given. */
  title: ReactNode;
  /** Where the title leads to. */
  href?: string;
  /** `h3` where the items are sections of the page. */
  titleAs?: 'p' | 'h2' | 'h3' | 'h4';
  /** Short text below the title. */
  description?: ReactNode;
  /** Small facts under it: source, number, place. */
  meta?: ReactNode;
  /** A tag, an icon, an avatar before it. */
  leading?: ReactNode;
  /** A date, a state, a button at the far end; under it on a phone. */
  trailing?: ReactNode;
}

/** One item of a List. */
export function ListItem({
  title,
  href,
  titleAs: Title = 'p',
  description,
  meta,
  leading,
  trailing,
  className,
  ...props
}: ListItemProps) {
  return (
    <li className={cx(css.item, className)} {...props}>
      {leading && <div className={css.leading}>{leading}</div>}
      <div className={css.main}>
        <Title className={css.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={css.link}>
              {title}
            </Link>
          )}
        </Title>
        {description && <div className={css.description}>{description}</div>}
        {meta && <div className={css.meta}>{meta}</div>}
      </div>
      {trailing && <div className={css.trailing}>{trailing}</div>}
    </li>
  );
}
