import { useMemo, useSyncExternalStore } from 'react';
import { TRAY_SIZE, type TrayItem, toggleItem } from './core/tray.ts';
import { trayStore } from './tray-store.ts';

const EMPTY: readonly TrayItem[] = [];

export interface ComparisonTrayState {
  items: readonly TrayItem[];
  /** The tray is full. */
  isFull: boolean;
  has: (id: string) => boolean;
  /** Adds or removes an item; a full tray is unchanged. */
  toggle: (item: TrayItem) => void;
  clear: () => void;
}

/** What this device has chosen to compare of one kind; empty on a server, and there after a reload. */
export function useComparisonTray(kind: string): ComparisonTrayState {
  const subscribe = useMemo(() => (listener: () => void) => trayStore(kind).subscribe(listener), [kind]);
  const items = useSyncExternalStore(
    subscribe,
    () => trayStore(kind).get(),
    () => EMPTY,
  );
  return {
    items,
    isFull: items.length >= TRAY_SIZE,
    has: (id) => items.some((item) => item.id === id),
    // By what is in it now: two clicks may come before the next render.
    toggle: (item) => {
      const store = trayStore(kind);
      store.set(toggleItem(store.get(), item));
    },
    clear: () => trayStore(kind).set([]),
  };
}
