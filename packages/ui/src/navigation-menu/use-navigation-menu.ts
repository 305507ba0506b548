import { type PointerEvent, type RefObject, useCallback, useEffect, useReducer } from 'react';
import { CLOSED, nextMenu, type Under } from './hover-intent.ts';

/** Marks an item that has a panel, with its id, and the panel itself. */
export const ITEM = 'data-menu-item';
export const PANEL = 'data-menu-panel';

const under = (target: EventTarget, open: string | null): Under => {
  if (!(target instanceof Element)) return { kind: 'other' };
  if (open !== null && target.closest(`[${PANEL}]`)) return { kind: 'panel' };
  const item = target.closest(`[${ITEM}]`)?.getAttribute(ITEM);
  return item ? { kind: 'item', item } : { kind: 'other' };
};

/** Which panel is open. Listens to the document only while one is. */
export const useNavigationMenu = (root: RefObject<HTMLElement | null>) => {
  const [{ open, plan }, dispatch] = useReducer(nextMenu, CLOSED);
  const close = useCallback(() => dispatch({ type: 'close' }), []);

  useEffect(() => {
    if (!plan) return;
    const id = setTimeout(() => dispatch({ type: 'due', now: plan.due }), Math.max(0, plan.due - performance.now()));
    return () => clearTimeout(id);
  }, [plan]);

  useEffect(() => {
    if (open === null) return;
    const opener = () => root.current?.querySelector<HTMLElement>(`[${ITEM}="${CSS.escape(open)}"]`);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Focus returns only from the closed panel; a hovering mouse must not take it from elsewhere.
      if (opener()?.parentElement?.contains(document.activeElement)) opener()?.focus();
      close();
    };
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, close, root]);

  const onMouse = (event: PointerEvent, leaves = false) => {
    // A finger has no hover: what it touches comes as a press.
    if (event.pointerType !== 'mouse') return;
    const panel = root.current?.querySelector(`[${PANEL}]:not([hidden])`)?.getBoundingClientRect() ?? null;
    dispatch({
      type: 'mouse',
      under: leaves ? { kind: 'other' } : under(event.target, open),
      at: { x: event.clientX, y: event.clientY },
      panel,
      now: performance.now(),
    });
  };
  const press = (item: string) => dispatch({ type: 'press', item });
  return { open, press, close, onMouse };
};
