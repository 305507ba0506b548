import { useRouter } from '@tanstack/react-router';
import { onIdle, sparesData } from '@zonekit/api-client/react/idle';
import { useSession } from '@zonekit/api-client/session/hooks';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { NoticeStore } from './notice-store.ts';

const load = () => import('./connected-notices.tsx');
const Connected = lazy(load);

/** The place of notices, whose code comes with the first one. */
export function LazyNotices({ store }: { store: NoticeStore }) {
  const used = useSyncExternalStore(store.subscribe, store.used, () => false);
  const { words } = useRouter().options.context;
  const signedIn = useSession().status === 'signed-in';
  // The notice of a session that the service has ended is shown for one second, until the reload: too short to load it then.
  useEffect(() => {
    if (!signedIn || sparesData()) return;
    return onIdle(() => void Promise.all([load(), words.load('kit.notices')]).catch(() => undefined));
  }, [signedIn, words]);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <Connected store={store} />
    </Suspense>
  );
}
