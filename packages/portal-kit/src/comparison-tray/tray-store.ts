import { createSlot, deviceStore } from '../device-storage/core/index.ts';
import { parseTray, type TrayItem, trayKey } from './core/tray.ts';

/** Store of one tray, shared with the browser's other tabs. */
export interface TrayStore {
  /** The same array until something changes. */
  get: () => readonly TrayItem[];
  set: (items: readonly TrayItem[]) => void;
  subscribe: (listener: () => void) => () => void;
}

const createStore = (kind: string): TrayStore => {
  const key = trayKey(kind);
  const slot = createSlot({ key, version: 1, parse: parseTray, store: deviceStore });
  const listeners = new Set<() => void>();
  let items = slot.read() ?? [];
  const change = (next: readonly TrayItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  // Another tab wrote; `key` is null when it cleared all.
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) change(slot.read() ?? []);
  };
  return {
    get: () => items,
    set: (next) => {
      slot.write(next);
      change(next);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
  };
};

const stores = new Map<string, TrayStore>();

/** One store a kind, so that rows and tray of a page agree. In a browser only. */
export const trayStore = (kind: string): TrayStore => {
  const store = stores.get(kind) ?? createStore(kind);
  stores.set(kind, store);
  return store;
};
