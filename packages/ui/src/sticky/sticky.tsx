'use client';
import { type ComponentProps, type ElementType, useRef } from 'react';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import * as css from './sticky.css.ts';
import { useStuck } from './use-stuck.ts';

export interface StickyProps extends ComponentProps<'div'> {
  /** `aside`, `nav` where it is one. */
  as?: ElementType;
  /** The window's edge at which it stays: `start` the upper one, `end` the lower one. */
  edge?: 'start' | 'end';
  /** From that edge, in px: the height of what stays there already. */
  offset?: number;
  /** Higher than the window: it scrolls by itself while it stays. */
  scrolls?: boolean;
}

/**
 * Stays in sight while its parent scrolls by, and has `data-stuck` while it does. A low window scrolls it away with the
 * rest.
 */
export function Sticky({
  as: Element = 'div',
  edge = 'start',
  offset = 0,
  scrolls,
  className,
  style,
  ref,
  ...props
}: StickyProps) {
  const own = useRef<HTMLDivElement>(null);
  const stuck = useStuck(own, edge, offset);
  return (
    <Element
      ref={mergeRefs(own, ref)}
      className={cx(css.sticky, className)}
      data-edge={edge}
      data-scrolls={scrolls ? '' : undefined}
      data-stuck={stuck ? '' : undefined}
      style={{ ...customProperties({ [css.OFFSET]: `${offset}px` }), ...style }}
      {...(scrolls && { tabIndex: 0 })}
      {...props}
    />
  );
}
