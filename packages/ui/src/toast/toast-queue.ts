import type { ReactNode } from 'react';

export interface ToastContent {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  description?: ReactNode;
  /** An action, which must be available elsewhere too, because toasts disappear. */
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  /** Number of repetitions while it was visible. */
  times: number;
}

/** Those that are shown, oldest first, then those that wait. */
export interface ToastQueue {
  toasts: readonly Toast[];
  nextId: number;
}

export const EMPTY_QUEUE: ToastQueue = { toasts: [], nextId: 1 };

/** More at once would be a list, which a toast is not. */
export const VISIBLE = 3;

/** Milliseconds a toast stays: time to notice it and to read it, more for what went wrong. */
export const displayMs = ({ tone, title, action }: ToastContent): number =>
  Math.min(15_000, 4000 + title.length * 60 + (tone === 'danger' ? 4000 : 0) + (action ? 4000 : 0));

const isSame = (a: ToastContent, b: ToastContent) => a.tone === b.tone && a.title === b.title && !a.action && !b.action;

/** Saying the same again renews the toast that is up instead of stacking another. */
export const pushToast = (queue: ToastQueue, content: ToastContent): ToastQueue => {
  const again = queue.toasts.find((toast) => isSame(toast, content));
  if (!again) {
    return {
      toasts: [...queue.toasts, { ...content, id: queue.nextId, times: 1 }],
      nextId: queue.nextId + 1,
    };
  }
  const renewed = { ...again, ...content, times: again.times + 1 };
  return { ...queue, toasts: queue.toasts.map((toast) => (toast === again ? renewed : toast)) };
};

export const dismissToast = (queue: ToastQueue, id: number): ToastQueue =>
  queue.toasts.some((toast) => toast.id === id)
    ? { ...queue, toasts: queue.toasts.filter((toast) => toast.id !== id) }
    : queue;
