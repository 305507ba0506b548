import type { ToastContent } from '@zonekit/ui/toast';

/** Notices to show. They wait here until the code that shows them has come, which it does with the first one. */
export interface NoticeStore {
  push: (notice: ToastContent) => void;
  /** Hands over what waits and what comes from now on. Answers how to stop. */
  connect: (show: (notice: ToastContent) => void) => () => void;
  /** Whether anything was ever pushed. */
  used: () => boolean;
  subscribe: (changed: () => void) => () => void;
}

export const createNoticeStore = (): NoticeStore => {
  let waiting: ToastContent[] = [];
  let show: ((notice: ToastContent) => void) | null = null;
  let used = false;
  const listeners = new Set<() => void>();
  return {
    push: (notice) => {
      if (show) return show(notice);
      waiting.push(notice);
      used = true;
      for (const listener of listeners) listener();
    },
    connect: (next) => {
      show = next;
      for (const notice of waiting) next(notice);
      waiting = [];
      return () => {
        show = null;
      };
    },
    used: () => used,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
