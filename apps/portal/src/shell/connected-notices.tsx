import { createNoticeStore as createToasts, Notices } from '@zonekit/portal-kit/notices';
import { useEffect, useState } from 'react';
import type { NoticeStore } from '../platform/notices/notice-store.ts';
import { kitFormWords } from '../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../platform/words/use-loaded-words.ts';

/** Shows what the store hands over. */
export default function ConnectedNotices({ store }: { store: NoticeStore }) {
  const [toasts] = useState(createToasts);
  const ready = useLoadedWords(kitFormWords.notices);
  useEffect(() => store.connect(toasts.push), [store, toasts]);
  return ready && <Notices store={toasts} />;
}
