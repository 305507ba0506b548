'use client';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './toast.css.ts';
import { displayMs, type Toast, VISIBLE } from './toast-queue.ts';
import type { ToastStore } from './toast-store.ts';

export type { ToastContent } from './toast-queue.ts';
export { createToastStore, type ToastStore } from './toast-store.ts';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface ToastRegionProps {
  /** Source of the toasts: what `createToastStore` returns. */
  store: ToastStore;
  /** Names the landmark ('Notices'). */
  label: string;
  /** Name of the button that closes a toast. */
  closeLabel: string;
}

/**
 * Where toasts appear: once, near the end of the page. They wait in line, stop their clocks while the pointer or
 * focus is on one, and are announced: failures at once, others when the reader pauses.
 * Fixed bars at the window's lower edge report their height as `--zk-lower-edge` on `<html>`; toasts appear above it.
 */
export function ToastRegion({ store, label, closeLabel }: ToastRegionProps) {
  const { toasts } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const shown = toasts.slice(0, VISIBLE);
  const dismiss = (id: number) => {
    const leaving = region.current?.querySelector(`[data-toast="${id}"]`);
    // Focus moves to another toast, else back to its origin: focus on the body restarts at the top of the page.
    if (leaving?.contains(document.activeElement)) {
      const buttons = [...(region.current?.querySelectorAll<HTMLElement>('button') ?? [])];
      (buttons.find((button) => !leaving.contains(button)) ?? cameFrom.current)?.focus();
    }
    store.dismiss(id);
  };
  const items = (urgent: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'danger') === urgent)
      .map((toast) => (
        <Item key={toast.id} toast={toast} held={held} closeLabel={closeLabel} onDismiss={() => dismiss(toast.id)} />
      ));
  // Nothing can be held once it is gone: leave events do not fire on what was removed under the pointer.
  useEffect(() => {
    if (shown.length === 0) setHeld(false);
  }, [shown.length]);
  return (
    <section
      ref={region}
      aria-label={label}
      className={css.region}
      data-count={toasts.length}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <div role="alert" className={css.list}>
        {items(true)}
      </div>
      <div role="status" className={css.list}>
        {items(false)}
      </div>
    </section>
  );
}

interface ItemProps {
  toast: Toast;
  held: boolean;
  closeLabel: string;
  onDismiss: () => void;
}

function Item({ toast, held, closeLabel, onDismiss }: ItemProps) {
  const { tone, title, description, action, times } = toast;
  const milliseconds = displayMs(toast);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated message (times) restarts its timer
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, milliseconds);
    return () => clearTimeout(timer);
  }, [held, milliseconds, times]);
  return (
    <div className={css.toast} data-tone={tone} data-toast={toast.id}>
      <Icon as={ICONS[tone]} size={20} />
      <div className={css.text}>
        {title}
        {description && <div>{description}</div>}
      </div>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.onSelect();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={closeLabel} onClick={onDismiss}>
        <Icon as={X} size={20} />
      </button>
    </div>
  );
}
