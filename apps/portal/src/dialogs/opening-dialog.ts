import { type DialogName, dialogOf } from './dialog-names.ts';

let opening: DialogName | null = null;
const listeners = new Set<() => void>();

/**
 * The dialog whose link was followed just now. It opens at once: until the router has the address that names it, a slow
 * computer takes as long as the dialog itself.
 */
export const openingDialog = {
  get: () => opening,
  /** @param search of the address that is gone to; none once it is there */
  set(search: string | null) {
    opening = dialogOf(new URLSearchParams(search ?? '').get('dialog')) ?? null;
    for (const tell of listeners) tell();
  },
  subscribe(tell: () => void) {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
};
