import { Sheet } from '@zonekit/ui/sheet';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

export interface MenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** Another page closes it. */
  pathname: string;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The menu from the side, over the page. */
export function MenuSheet({ open, onOpenChange, title, closeLabel, pathname, opener, children }: MenuSheetProps) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onOpenChange(false);
  }, [pathname, onOpenChange]);
  return (
    <Sheet.Root open={open} onOpenChange={onOpenChange}>
      <Sheet.Content
        side="start"
        size={320}
        closeLabel={closeLabel}
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <Sheet.Header>
          <Sheet.Title>{title}</Sheet.Title>
        </Sheet.Header>
        <Sheet.Body>{children}</Sheet.Body>
      </Sheet.Content>
    </Sheet.Root>
  );
}
