import { createNoticeStore as createToasts, Notices } from '@zonekit/portal-kit/notices';
import { useEffect, useState } from 'react';
import type { NoticeStore } from '../platform/notices/notice-store.ts';

/** Shows what the store hands over. */
export default function ConnectedNotices({ store }: { store: NoticeStore }) {
  const [toasts] = useState(createToasts);
  useEffect(() => store.connect(toasts.push), [store, toasts]);
  return <Notices store={toasts} />;
}
