import { type ReactNode, type RefObject, useRef } from 'react';
import { Body, Content as DialogContent, Root as DialogRoot, Header, Title } from '../dialog/dialog.tsx';
import { PHONE } from '../media/media.ts';
import { useMedia } from '../media/use-media.ts';
import { Anchor, Content, Root } from '../popover/popover.tsx';
import { cx } from './cx.ts';
import * as css from './field-panel.css.ts';

export interface PanelLayerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Id of the dialog. */
  id: string;
  title: string;
  closeLabel: string;
  /** Element that opens it and gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Selector of the initial focus. */
  initial: string;
  /** Width of the content; on a phone the whole screen. */
  wide?: boolean | undefined;
  /** Alignment with an edge of the trigger. */
  align: 'start' | 'end';
  children: ReactNode;
}

/** Layer of a FieldPanel: a popover beside the trigger, on a phone a dialog over the page. */
export function PanelLayer({
  open,
  onOpenChange,
  id,
  title,
  closeLabel,
  trigger,
  initial,
  wide,
  align,
  children,
}: PanelLayerProps) {
  const phone = useMedia(PHONE);
  const panel = useRef<HTMLDivElement>(null);
  const isLeft = useRef(false);
  const focusFirst = (event: Event) => {
    const first = panel.current?.querySelector<HTMLElement>(initial);
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  // Radix returns the focus to a Trigger of its own only.
  const focusTrigger = (event: Event) => {
    event.preventDefault();
    if (!isLeft.current) trigger.current?.focus();
    isLeft.current = false;
  };
  if (phone) {
    return (
      <DialogRoot open={open} onOpenChange={onOpenChange}>
        <DialogContent
          ref={panel}
          id={id}
          width={400}
          small={!wide}
          closeLabel={closeLabel}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={focusTrigger}
        >
          <Header>
            <Title>{title}</Title>
          </Header>
          <Body className={css.sheet}>{children}</Body>
        </DialogContent>
      </DialogRoot>
    );
  }
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Anchor virtualRef={trigger} />
      <Content
        ref={panel}
        id={id}
        align={align}
        aria-label={title}
        className={cx(css.panel, wide && css.widePanel)}
        onOpenAutoFocus={focusFirst}
        onCloseAutoFocus={focusTrigger}
        onInteractOutside={(event) => {
          // A press of the trigger closes the panel by its click.
          if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
          else isLeft.current = true;
        }}
      >
        {children}
      </Content>
    </Root>
  );
}
