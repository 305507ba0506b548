'use client';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, useContext, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { advise } from '../internal/advise.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { roundFromDialog } from '../internal/round-from-dialog.ts';
import { keepPageStyles, Scrim } from '../internal/scrim.tsx';
import { useOverflow } from '../internal/use-overflow.ts';
import { CloseLabel } from './close-label.ts';
import * as css from './dialog.css.ts';

/** Long enough for a body that is loaded when it opens. */
const TITLE_DUE_MS = 1000;

/** For development: a dialog that is still open and says neither by a title nor by a label what it is. */
const adviseUntitled = (content: HTMLElement | null) => {
  const labels = (content?.getAttribute('aria-labelledby') ?? '').split(' ');
  const named = content?.hasAttribute('aria-label') || labels.some((id) => document.getElementById(id));
  advise(
    content?.isConnected === true && !named,
    'Dialog: no title. Put a Dialog.Title in its Header, or give Content an aria-label.',
  );
};

/** Owns whether the dialog is open: `open` and `onOpenChange`, or on its own with `defaultOpen`. */
export const Root = Radix.Root;
/** Opens it, and gets focus back when it closes. `asChild` with a Button. */
export const Trigger = Radix.Trigger;
/** Closes it. `asChild` with a Button. */
export const Close = Radix.Close;

export interface ContentProps extends ComponentProps<typeof Radix.Content> {
  /** In px; narrower windows have less, phones a full-screen sheet. 800 suits a questionnaire, 1000 a booking. */
  width: number;
  /** Whether a click beside the dialog closes it. Not where work would be lost. */
  dismissOnScrim?: boolean;
  /** The name of the header's close button. */
  closeLabel: string;
  /** Shows a short question as a card on phones too, instead of a full-screen sheet. */
  small?: boolean;
}

/** The dialog itself; needs a Title within. Escape closes it, focus stays inside and comes back on closing. */
export function Content({
  width,
  dismissOnScrim = true,
  closeLabel,
  small,
  className,
  style,
  children,
  onInteractOutside,
  onOpenAutoFocus,
  onKeyDown,
  onCloseAutoFocus,
  ref,
  ...props
}: ContentProps) {
  const own = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  advise(!closeLabel, 'Dialog: no closeLabel. Say what its close button does; the cross alone is silent.');
  return (
    <Radix.Portal>
      <Scrim />
      <div className={css.stage}>
        <Radix.Content
          ref={mergeRefs(own, ref)}
          className={cx(css.content, className)}
          style={{ ...customProperties({ [css.WIDTH]: `${width}px` }), ...style }}
          data-small={small ? '' : undefined}
          // The dialog itself, not its close button: it is read from its title, and no key closes it by mistake.
          onOpenAutoFocus={(event) => {
            if (process.env.NODE_ENV !== 'production') setTimeout(adviseUntitled, TITLE_DUE_MS, own.current);
            opener.current = document.activeElement;
            keepPageStyles();
            onOpenAutoFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            own.current?.focus();
          }}
          // Radix returns focus to a Trigger only; return it to whatever opened a controlled dialog, too.
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (event.defaultPrevented) return;
            // It was given on already: to the page, say, that a link of the dialog led to.
            if (document.activeElement !== document.body) return event.preventDefault();
            const { current } = opener;
            if (!(current instanceof HTMLElement) || current === document.body || !current.isConnected) return;
            event.preventDefault();
            current.focus();
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
      </div>
    </Radix.Portal>
  );
}

export interface HeaderProps extends ComponentProps<'div'> {
  /** More for the close button; its name comes from the Content. */
  closeProps?: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { [data: `data-${string}`]: string };
}

/** Title, description and the close button; stays while the body scrolls. */
export function Header({ closeProps, className, children, ...props }: HeaderProps) {
  const closeLabel = useContext(CloseLabel);
  return (
    <div className={cx(css.header, className)} {...props}>
      <div>{children}</div>
      <Radix.Close asChild>
        <IconButton label={closeLabel} icon={X} size={24} {...closeProps} />
      </Radix.Close>
    </div>
  );
}

export function Title({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cx(css.title, className)} {...props} />;
}

export function Description({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cx(css.description, className)} {...props} />;
}

/** What scrolls. Reachable by keyboard as soon as it does, as a group: of anything else readers would say all that is in it. */
export function Body({ className, ref, ...props }: ComponentProps<'div'>) {
  const own = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(own);
  return (
    <div
      ref={mergeRefs(own, ref)}
      className={cx(css.body, className)}
      {...(scrolls && { tabIndex: 0, role: 'group' })}
      data-scrolls={scrolls ? '' : undefined}
      {...props}
    />
  );
}

/** Stays at the bottom: a note at its start, Actions at its end. */
export function Footer({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx(css.footer, className)} {...props} />;
}

/** The footer's buttons; never more than one primary. */
export function Actions({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx(css.actions, className)} {...props} />;
}

/** All parts under one name: `<Dialog.Root>`. In server components import the parts themselves. */
export const Dialog = { Root, Trigger, Close, Content, Header, Title, Description, Body, Footer, Actions };
