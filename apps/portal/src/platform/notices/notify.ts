import { isSuppressed, noticeOf } from '@zonekit/portal-kit/notices/core';
import type { Words } from '../words/words.ts';
import type { NoticeStore } from './notice-store.ts';

const SUPPRESS_KEY = 'zonekit.suppressNotices';

interface Failure {
  kind: string;
  status: number | null;
  serverMessage: string | null;
}

export interface Notify {
  /** A call failed: what the specification's section 8 says of it. */
  failed: (error: Failure) => Promise<void>;
  /** A success that carries a message, as older back ends send. */
  message: (text: string) => Promise<void>;
}

const suppressed = (): boolean => {
  try {
    return isSuppressed(localStorage.getItem(SUPPRESS_KEY));
  } catch {
    return false;
  }
};

const loadKitWords = () => import('../words/kit-form-words.ts');

/** Shows notices in the words of the page. In a browser only. */
export const createNotify = (store: NoticeStore, words: Words): Notify => {
  const loadWords = async () => words.load((await loadKitWords()).kitFormWords.notices);
  return {
    failed: async ({ kind, status, serverMessage }) => {
      const notice = noticeOf({ status, serverMessage, aborted: kind === 'aborted' });
      if (!notice || suppressed()) return;
      await loadWords();
      const catalogue = words.get().kit.notices;
      if (!catalogue) return;
      const text = notice.message.from === 'server' ? notice.message.text : catalogue[notice.message.key];
      if (notice.titled) store.push({ tone: notice.tone, title: catalogue.title, description: text });
      else store.push({ tone: notice.tone, title: text });
    },
    message: async (text) => {
      if (suppressed()) return;
      await loadWords();
      store.push({ tone: 'danger', title: text });
    },
  };
};
