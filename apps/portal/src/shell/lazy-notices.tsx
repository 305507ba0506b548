import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { NoticeStore } from '../platform/notices/notice-store.ts';

const loadNotices = () => import('./connected-notices.tsx');

type Connected = ComponentType<{ store: NoticeStore }>;

/** The place of notices, whose code comes with the first one. Without a connection they wait until it is back. */
export function LazyNotices({ store }: { store: NoticeStore }) {
  const used = useSyncExternalStore(store.subscribe, store.used, () => false);
  const [Connected, setConnected] = useState<Connected | null>(null);
  useEffect(() => {
    if (!used) return;
    const load = () =>
      void loadNotices().then(
        ({ default: Loaded }) => setConnected(() => Loaded),
        () => addEventListener('online', load, { once: true }),
      );
    load();
  }, [used]);
  return Connected && <Connected store={store} />;
}
