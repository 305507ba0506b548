import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { NoticeStore } from '../platform/notices/notice-store.ts';

const Connected = lazy(() => import('./connected-notices.tsx'));

/** The place of notices, whose code comes with the first one. */
export function LazyNotices({ store }: { store: NoticeStore }) {
  const used = useSyncExternalStore(store.subscribe, store.used, () => false);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <Connected store={store} />
    </Suspense>
  );
}
