import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { PaletteDialogProps } from './command-palette.types.ts';
import { typeAhead } from './core/hotkey.ts';

type State =
  | { status: 'unloaded' | 'failed' }
  | { status: 'ready'; Dialog: ComponentType<PaletteDialogProps>; typed: string };

export const loadDialog = () => import('./palette-dialog.tsx');

/** Loads the dialog once it is `open`. Keys that are pressed meanwhile are its text, not that of the page. */
export const usePaletteDialog = (open: boolean, onCancel: () => void) => {
  const [state, setState] = useState<State>({ status: 'unloaded' });
  const cancel = useRef(onCancel);
  useEffect(() => {
    cancel.current = onCancel;
  });
  const ready = state.status === 'ready';
  useEffect(() => {
    if (!open || ready) return;
    let ended = false;
    let typed = '';
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return cancel.current();
      const next = typeAhead(typed, event);
      if (next !== typed) event.preventDefault();
      typed = next;
    };
    const stop = () => {
      ended = true;
      window.removeEventListener('keydown', press, true);
    };
    window.addEventListener('keydown', press, true);
    loadDialog().then(
      ({ PaletteDialog }) => !ended && setState({ status: 'ready', Dialog: PaletteDialog, typed }),
      () => {
        if (ended) return;
        setState({ status: 'failed' });
        cancel.current();
      },
    );
    return stop;
  }, [open, ready]);
  /** Text that was typed ahead is for the first opening alone. */
  const forget = useCallback(() => setState((old) => (old.status === 'ready' ? { ...old, typed: '' } : old)), []);
  return { state, forget };
};
