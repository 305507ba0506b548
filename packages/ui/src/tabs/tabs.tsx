'use client';
import { Slot } from 'radix-ui/slot';
import * as Radix from 'radix-ui/tabs';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useDirection } from '../internal/use-direction.ts';
import * as css from './tabs.css.ts';

/** Arrow keys follow the reading direction. */
export function Root({ asChild = false, dir, ref, children, ...props }: ComponentProps<typeof Radix.Root>) {
  const own = useRef<HTMLDivElement>(null);
  const direction = useDirection(own);
  const Element = asChild ? Slot : 'div';
  return (
    <Radix.Root asChild dir={dir ?? direction} {...props}>
      {/* Radix would write its direction into the page, and a page from the server is not measured yet. */}
      <Element ref={mergeRefs(own, ref)} dir={dir}>
        {children}
      </Element>
    </Radix.Root>
  );
}

/** Needs an `aria-label`. Arrow keys move, Home and End jump. */
export function List({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cx(css.list, className)} {...props} />;
}

export interface TriggerProps extends ComponentProps<typeof Radix.Trigger> {
  /** Number after the label: how many entries the panel has. */
  count?: ReactNode;
}

export function Trigger({ count, className, children, ...props }: TriggerProps) {
  return (
    <Radix.Trigger className={cx(css.tab, className)} {...props}>
      {children}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </Radix.Trigger>
  );
}

export function Content({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cx(css.panel, className)} {...props} />;
}

/** Views of one thing at one address. Views that have addresses of their own are TabLinks. */
export const Tabs = { Root, List, Trigger, Content };
