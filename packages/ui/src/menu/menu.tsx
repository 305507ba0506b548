'use client';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { usePageDirection } from '../internal/use-direction.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import * as css from './menu.css.ts';

/** Not modal: the page scrolls, and its other controls answer the first click. */
export function Root(props: ComponentProps<typeof Radix.Root>) {
  const direction = usePageDirection();
  return <Radix.Root modal={false} dir={direction} {...props} />;
}
/** `asChild` with a Button or an IconButton. */
export const Trigger = Radix.Trigger;
export const Group = Radix.Group;

export function Content({ className, sideOffset = 4, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content className={cx(css.menu, className)} sideOffset={sideOffset} collisionPadding={16} {...props} />
    </Radix.Portal>
  );
}

export interface ItemProps extends ComponentProps<typeof Radix.Item> {
  /** `danger` colours the item, for what destroys something. */
  tone?: 'default' | 'danger';
}

/** Does something: `onSelect`. */
export function Item({ tone = 'default', className, ...props }: ItemProps) {
  return <Radix.Item className={cx(css.item, className)} data-tone={tone} {...props} />;
}

export interface LinkItemProps extends LinkProps {
  /** Whether the entry is shown but cannot be followed. */
  disabled?: boolean;
}

/** Goes somewhere. */
export function LinkItem({ disabled = false, className, ...props }: LinkItemProps) {
  return (
    <Radix.Item asChild disabled={disabled}>
      <Link className={cx(css.item, className)} {...props} />
    </Radix.Item>
  );
}

export function Label({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cx(css.label, className)} {...props} />;
}

export function Separator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cx(css.separator, className)} {...props} />;
}

/** Actions on one thing, behind one button. Navigation that everybody needs does not hide in a menu. */
export const Menu = { Root, Trigger, Content, Group, Item, LinkItem, Label, Separator };
