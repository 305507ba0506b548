import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DialogName } from './dialog-names.ts';
import { openingDialog } from './opening-dialog.ts';

export interface ShellDialogProps {
  /** The page was loaded with the dialog in its address. */
  resumed: boolean;
  onClose: () => void;
}

/** Loads the code of each dialog when it is opened. */
export type LoadDialogs = Readonly<Record<DialogName, () => Promise<ComponentType<ShellDialogProps>>>>;

const root = getRouteApi('__root__');

/** A dialog that came open with its page, after a reload say, has nothing to give focus back to: a link that opens it gets it. */
const focusOpener = (name: DialogName) => {
  for (const link of document.querySelectorAll<HTMLElement>(`a[href*="dialog=${name}"]`)) {
    if (document.activeElement !== document.body) return;
    // Does nothing to one in a closed panel.
    link.focus();
  }
};

/** Those whose code has come. */
const loaded = new Map<DialogName, ComponentType<ShellDialogProps>>();

/** The dialog that the address names, or is about to. */
export function ShellDialogs({ load }: { load: LoadDialogs }) {
  const { dialog: named } = root.useSearch();
  const router = useRouter();
  const opening = useSyncExternalStore(openingDialog.subscribe, openingDialog.get, () => null);
  const dialog = named ?? opening;
  const [resumed, setResumed] = useState(named !== undefined);
  const [, redraw] = useState<DialogName | null>(null);
  const opened = useRef<DialogName | null>(null);
  useEffect(() => {
    if (named) openingDialog.done();
  }, [named]);

  useEffect(() => {
    if (!dialog) {
      // After the dialog's own turn, which comes when it has gone.
      if (opened.current) setTimeout(focusOpener, 0, opened.current);
      opened.current = null;
      return;
    }
    let active = true;
    const open = () => {
      opened.current = dialog;
      redraw(dialog);
    };
    if (loaded.has(dialog)) open();
    else
      void load[dialog]().then((Component) => {
        loaded.set(dialog, Component);
        if (active) open();
      });
    return () => {
      active = false;
    };
  }, [dialog, load]);

  const Component = dialog && loaded.get(dialog);
  if (!Component) return null;
  const close = () => {
    openingDialog.done();
    setResumed(false);
    // Replaces: the address with the dialog must not lie under Back, where it would open the dialog again.
    void router.navigate({
      to: '.',
      search: ({ dialog: _closed, ...search }) => search,
      replace: true,
      resetScroll: false,
    });
  };
  return <Component onClose={close} resumed={resumed} />;
}
