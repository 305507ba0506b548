import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * What opens beside its button: a press toggles it, Escape closes it and gives focus back, leaving with Tab or a press
 * elsewhere closes it.
 */
export const useDisclosure = <Root extends HTMLElement>() => {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  return {
    open,
    close,
    rootProps: {
      ref: root,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // Null is another window: nobody has left for another place of the page.
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
        event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      },
    },
    triggerProps: { 'aria-expanded': open, onClick: () => setOpen(!open) },
  };
};
