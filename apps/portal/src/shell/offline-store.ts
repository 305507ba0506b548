let offline = false;
const listeners = new Set<() => void>();

/** Whether the code of the page at the address could not be fetched, and the server does not answer. */
export const offlineStore = {
  get: () => offline,
  set(next: boolean) {
    if (next === offline) return;
    offline = next;
    for (const notify of listeners) notify();
  },
  subscribe(notify: () => void) {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
};
