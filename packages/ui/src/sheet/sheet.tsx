'use client';
import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, useRef } from 'react';
import { CloseLabel } from '../dialog/close-label.ts';
import { Actions, Body, Close, Description, Footer, Header, Root, Title, Trigger } from '../dialog/dialog.tsx';
import { advise } from '../internal/advise.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { roundFromDialog } from '../internal/round-from-dialog.ts';
import { keepPageStyles, Scrim } from '../internal/scrim.tsx';
import * as css from './sheet.css.ts';

export { Actions, Body, Close, Description, Footer, Header, Root, Title, Trigger };

export interface ContentProps extends ComponentProps<typeof Radix.Content> {
  /** The edge that it comes from; `start` and `end` follow the reading direction. */
  side?: 'start' | 'end' | 'bottom';
  /** In px: the width at a side, the greatest height at the bottom. Never more than the window has. */
  size?: number;
  /** The name of the header's close button. */
  closeLabel: string;
  /** Whether a click beside the sheet closes it. Not where work would be lost. */
  dismissOnScrim?: boolean;
}

/** The sheet itself; needs a Title within. Escape closes it, focus stays inside and comes back on closing. */
export function Content({
  side = 'end',
  size = 400,
  closeLabel,
  dismissOnScrim = true,
  className,
  style,
  children,
  onInteractOutside,
  onOpenAutoFocus,
  onKeyDown,
  ref,
  ...props
}: ContentProps) {
  const own = useRef<HTMLDivElement>(null);
  advise(closeLabel === '', 'Sheet: its close button has no name. Give closeLabel.');
  return (
    <Radix.Portal>
      <Scrim />
      <Radix.Content
        ref={mergeRefs(own, ref)}
        className={cx(css.sheet, className)}
        style={{ ...customProperties({ [css.SIZE]: `${size}px` }), ...style }}
        data-side={side}
        // The sheet itself, as with a dialog: it is read from its title, and no key closes it by mistake.
        onOpenAutoFocus={(event) => {
          keepPageStyles();
          onOpenAutoFocus?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          own.current?.focus();
        }}
        onKeyDown={(event) => {
          roundFromDialog(event);
          onKeyDown?.(event);
        }}
        onInteractOutside={(event) => {
          if (!dismissOnScrim) event.preventDefault();
          onInteractOutside?.(event);
        }}
        {...props}
      >
        <CloseLabel value={closeLabel}>{children}</CloseLabel>
      </Radix.Content>
    </Radix.Portal>
  );
}

/** A dialog at an edge of the window: filters, details, a menu. Shares Dialog's parts. */
export const Sheet = { Root, Trigger, Close, Content, Header, Title, Description, Body, Footer, Actions };
