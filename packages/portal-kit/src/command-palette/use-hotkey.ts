import { useEffect, useRef, useSyncExternalStore } from 'react';
import { hasOpenModal } from '../internal/open-modal.ts';
import { hasCommandKey, isPaletteHotkey } from './core/hotkey.ts';

const never = () => () => {};
const isApple = () => hasCommandKey(navigator.platform);

/** Whether the visitor's keyboard has ⌘; false on the server. */
export const useApple = (): boolean => useSyncExternalStore(never, isApple, () => false);

/** Editors of rich text have Ctrl+K for links. */
const isEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

/** Answers the palette's hotkey on the whole page, after everything that listens closer to the focus. */
export const useHotkey = (enabled: boolean, open: boolean, onPress: () => void): void => {
  const answer = useRef(onPress);
  useEffect(() => {
    answer.current = onPress;
  });
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || isEditor(event.target) || !isPaletteHotkey(event, isApple())) return;
      // Over another modal dialog it would lead away from unfinished work.
      if (!open && hasOpenModal()) return;
      event.preventDefault();
      answer.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [enabled, open]);
};
