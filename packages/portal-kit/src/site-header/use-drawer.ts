import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), select, summary';

/** Entries that are shown: those of a closed group have no box. */
const focusable = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.getClientRects().length > 0);

/**
 * A drawer over `<details>`, which opens without JavaScript. With it the page behind does not scroll, Tab stays inside,
 * Escape closes, and focus goes to the close button and back to the menu button.
 */
export const useDrawer = () => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!open) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    root.current?.querySelector<HTMLElement>('[data-close]')?.focus();
    return () => {
      document.body.style.overflow = overflow;
    };
  }, [open]);

  const close = useCallback(() => {
    // Itself too: `open` follows it a moment later, and a quick key comes before.
    if (root.current) root.current.open = false;
    setOpen(false);
    root.current?.querySelector<HTMLElement>('summary')?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!root.current?.open) return;
    if (event.key === 'Escape') return close();
    if (event.key !== 'Tab') return;
    const panel = event.currentTarget.querySelector<HTMLElement>('[data-drawer]');
    const stops = panel ? focusable(panel) : [];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };

  return {
    open,
    close,
    /** For `<details>`. */
    rootProps: {
      ref: root,
      open,
      onKeyDown,
      onToggle: ({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLDetailsElement }) => {
        // A group inside tells of itself as well.
        if (target === currentTarget) setOpen(currentTarget.open);
      },
    },
  };
};
