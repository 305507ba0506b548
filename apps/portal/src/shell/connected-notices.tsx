import { createNoticeStore as createToasts, Notices } from '@zonekit/portal-kit/notices';
import { useEffect, useState } from 'react';
import type { NoticeStore } from '../platform/notices/notice-store.ts';
import { kitWords } from '../platform/words/kit-words.ts';
import { useLoadedWords } from '../platform/words/use-loaded-words.ts';

/** Shows what the store hands over. */
export default function ConnectedNotices({ store }: { store: NoticeStore }) {
  const [toasts] = useState(createToasts);
  const ready = useLoadedWords(kitWords.notices);
  useEffect(() => store.connect(toasts.push), [store, toasts]);
  return ready && <Notices store={toasts} />;
}
