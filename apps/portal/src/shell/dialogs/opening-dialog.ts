import { type DialogName, dialogOf } from './dialog-names.ts';

let opening: DialogName | null = null;
const listeners = new Set<() => void>();

const set = (name: DialogName | null) => {
  opening = name;
  for (const tell of listeners) tell();
};

/**
 * The dialog whose link was followed just now. It opens at once: until the router has the address that names it, a slow
 * computer takes as long as the dialog itself.
 */
export const openingDialog = {
  get: () => opening,
  /**
   * @param search of the address that is gone to
   * @param go there; called when the dialog, if the address names one, was painted, and not if it was closed by then
   */
  follow(search: string, go: () => void) {
    const name = dialogOf(new URLSearchParams(search).get('dialog'));
    if (!name) return go();
    set(name);
    requestAnimationFrame(() => setTimeout(() => opening && go()));
  },
  /** The address names it now, or it was closed. */
  done: () => set(null),
  subscribe(tell: () => void) {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
};
