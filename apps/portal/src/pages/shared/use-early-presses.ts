import { type RefObject, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Buttons and fields that were pressed last, in order; null for a press beside them. Noted by server/template.ts. */
    zkPresses?: (Element | null)[];
  }
}

/** What a press did to a field stays through hydration without its component's knowledge: it is undone, then done again. */
const repeatPress = (element: Element): void => {
  if (!(element instanceof HTMLElement)) return;
  if (element instanceof HTMLInputElement) {
    if (element.type !== 'checkbox' && element.type !== 'radio') return;
    element.checked = element.type === 'checkbox' && !element.checked;
  }
  element.click();
};

/**
 * A part of a page as the server rendered it, to whose buttons and fields nothing listens until its code is there: presses
 * that came before are repeated then, in order.
 */
export const useEarlyPresses = <Root extends HTMLElement>(): RefObject<Root | null> => {
  const root = useRef<Root>(null);
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const presses = (window.zkPresses ?? []).filter((pressed) => pressed !== null && root.current?.contains(pressed));
    void (async () => {
      for (const pressed of presses) {
        if (pressed) repeatPress(pressed);
        // Each finds the page as the one before left it.
        await Promise.resolve();
      }
    })();
  }, []);
  return root;
};
