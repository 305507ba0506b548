import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { type HeadingLevel, type HeadingLook, lookOf } from './heading.core.ts';
import * as css from './heading.css.ts';

export type { HeadingLevel, HeadingLook };

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Its place in the page's outline, one below the heading that it belongs to. One page has one 1. */
  level: HeadingLevel;
  /** How large it is, whatever its level: 48, 36, 28, 22, 18, 16 px. Without it, by the level. */
  look?: HeadingLook;
}

/** Names what follows. Its level is for the outline, its look for the eye; neither decides the other. */
export function Heading({ level, look = lookOf(level), className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={cx(css.look[look], className)} {...props} />;
}
