import { dismissToast, EMPTY_QUEUE, pushToast, type ToastContent, type ToastQueue } from './toast-queue.ts';

export interface ToastStore {
  /** Shows it, or queues it behind those that are shown. */
  push: (content: ToastContent) => void;
  dismiss: (id: number) => void;
  get: () => ToastQueue;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export const createToastStore = (): ToastStore => {
  let queue = EMPTY_QUEUE;
  const listeners = new Set<() => void>();
  const set = (next: ToastQueue) => {
    if (next === queue) return;
    queue = next;
    for (const listener of listeners) listener();
  };
  return {
    push: (content) => set(pushToast(queue, content)),
    dismiss: (id) => set(dismissToast(queue, id)),
    get: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
