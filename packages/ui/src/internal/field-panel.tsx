import { type ReactElement, type ReactNode, useRef } from 'react';
import {
  Body,
  Content as DialogContent,
  Root as DialogRoot,
  Trigger as DialogTrigger,
  Header,
  Title,
} from '../dialog/dialog.tsx';
import { PHONE } from '../media/media.ts';
import { useMedia } from '../media/use-media.ts';
import { Content, Root, Trigger } from '../popover/popover.tsx';
import { cx } from './cx.ts';
import * as css from './field-panel.css.ts';

interface FieldPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** Opens it. */
  trigger: ReactElement;
  /** Selector of the initial focus. */
  initial: string;
  /** Width of the content; on a phone the whole screen. */
  wide?: boolean;
  /** Alignment with an edge of the trigger. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** Popup of a field: beside it, on a phone over the page. */
export function FieldPanel({
  open,
  onOpenChange,
  title,
  closeLabel,
  trigger,
  initial,
  wide,
  align = 'end',
  children,
}: FieldPanelProps) {
  const phone = useMedia(PHONE);
  const panel = useRef<HTMLDivElement>(null);
  const focusFirst = (event: Event) => {
    const first = panel.current?.querySelector<HTMLElement>(initial);
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  if (phone) {
    return (
      <DialogRoot open={open} onOpenChange={onOpenChange}>
        <DialogTrigger asChild>{trigger}</DialogTrigger>
        <DialogContent
          ref={panel}
          width={400}
          small={!wide}
          closeLabel={closeLabel}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
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
      <Trigger asChild>{trigger}</Trigger>
      <Content
        ref={panel}
        align={align}
        aria-label={title}
        className={cx(css.panel, wide && css.widePanel)}
        onOpenAutoFocus={focusFirst}
      >
        {children}
      </Content>
    </Root>
  );
}
