import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Source: specification, section 9. */
const HIDE_DELAY_MS = 100;
/** A mouse that only crosses the nav opens nothing. */
const SHOW_DELAY_MS = 100;

const focusTrigger = (item: HTMLElement) => item.querySelector<HTMLElement>('[aria-expanded]')?.focus();

/**
 * Which panel of a nav is open. A mouse opens by resting on an item and follows its link by a click; a finger and Enter
 * open and close. Escape closes and goes back to the item; leaving with Tab or a click elsewhere closes.
 */
export const useNavMenu = (onOpen?: (id: string) => void) => {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef('mouse');

  const later = (id: string | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), ms);
  };
  const now = (id: string | null) => {
    clearTimeout(timer.current);
    setOpen(id);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open !== null) onOpen?.(open);
  }, [open, onOpen]);
  useEffect(() => {
    if (open === null) return;
    const outside = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(`[data-nav-item="${open}"]`)) setOpen(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  return {
    open,
    close: () => now(null),
    /** For the element that holds the trigger and its panel. */
    itemProps: (id: string) => ({
      'data-nav-item': id,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') open === null ? later(id, SHOW_DELAY_MS) : now(id);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') later(null, HIDE_DELAY_MS);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (open === id && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) now(null);
      },
      // What lies beside the entries leads somewhere as well. The link goes out of sight with its panel: what opens over the
      // page gives focus back to the way into the panel.
      onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
        if (!(target instanceof Element) || !target.closest(`#nav-${id} a`)) return;
        now(null);
        focusTrigger(currentTarget);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || open !== id) return;
        event.stopPropagation();
        now(null);
        focusTrigger(event.currentTarget);
      },
    }),
    /** For the link that opens the panel (without JavaScript it is a link and no more), or the button where it leads nowhere. */
    triggerProps: (id: string, isButton = false) => ({
      'aria-expanded': open === id,
      'aria-controls': `nav-${id}`,
      onPointerDown: ({ pointerType }: PointerEvent) => {
        pointer.current = pointerType;
      },
      onClick: (event: MouseEvent) => {
        // `detail` is 0 for Enter; a modified click opens a tab, whatever made it.
        const byMouse = event.detail > 0 && pointer.current === 'mouse';
        if (!isButton && (byMouse || event.ctrlKey || event.metaKey || event.shiftKey)) return now(null);
        // A mouse has opened it by resting on it; its click is no wish to close.
        if (isButton && byMouse) return now(id);
        event.preventDefault();
        now(open === id ? null : id);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        now(id);
        const item = event.currentTarget.closest('[data-nav-item]');
        // The panel shows with the next frame; focus cannot enter it before.
        requestAnimationFrame(() => item?.querySelector<HTMLElement>(`#nav-${id} a[href]`)?.focus());
      },
    }),
    panelProps: (id: string) => ({ id: `nav-${id}`, hidden: open !== id }),
  };
};

export type NavMenu = ReturnType<typeof useNavMenu>;
