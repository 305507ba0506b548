'use client';
import * as Radix from 'radix-ui/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './tabs.css.ts';

export const Root = Radix.Root;

/** Needs an `aria-label`. Arrow keys move, Home and End jump. */
export function List({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cx(css.list, className)} {...props} />;
}

export interface TriggerProps extends ComponentProps<typeof Radix.Trigger> {
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
