'use client';
import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './popover.css.ts';

export const Root = Radix.Root;
/** `asChild` with a Button or an IconButton. */
export const Trigger = Radix.Trigger;
export const Anchor = Radix.Anchor;
export const Close = Radix.Close;

/** Needs an `aria-label` or `aria-labelledby`. Takes focus; Escape or a click beside it closes it. */
export function Content({ className, sideOffset = 8, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content className={cx(css.popover, className)} sideOffset={sideOffset} collisionPadding={16} {...props} />
    </Radix.Portal>
  );
}

/** More about something, or a few controls, beside what opened it. */
export const Popover = { Root, Trigger, Anchor, Content, Close };
