import type { ComponentProps, ElementType } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import * as css from './card.css.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** `article` or `li` where it is one. */
  as?: ElementType;
  /** Makes the whole card one link. Then nothing in it may be interactive. */
  href?: string;
}

/** One object with a border. Rows of a ledger come before cards: a card is for something with a picture. */
export function Card({ as: Element = 'div', href, className, ...props }: CardProps) {
  const classes = cx(css.card, className);
  if (href === undefined) return <Element className={classes} {...props} />;
  return <Link href={href} className={classes} data-interactive="" {...(props as Omit<ComponentProps<'a'>, 'href'>)} />;
}
