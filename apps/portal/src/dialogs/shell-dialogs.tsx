import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { DialogName } from './dialog-names.ts';

export interface ShellDialogProps {
  onClose: () => void;
}

const root = getRouteApi('__root__');

/** Each with the words that it needs; its code comes when it is opened. */
const LOAD: Record<DialogName, () => Promise<ComponentType<ShellDialogProps>>> = {
  booking: async () => (await import('./booking.tsx')).Booking,
  questionnaire: async () => (await import('./policy-questionnaire.tsx')).PolicyQuestionnaire,
};

/** A dialog that came open with its page, after a reload say, has nothing to give focus back to: a link that opens it gets it. */
const focusOpener = (name: DialogName) => {
  for (const link of document.querySelectorAll<HTMLElement>(`a[href*="dialog=${name}"]`)) {
    if (document.activeElement !== document.body) return;
    // Does nothing to one in a closed panel.
    link.focus();
  }
};

/** The dialog that the address names. */
export function ShellDialogs() {
  const { dialog } = root.useSearch();
  const router = useRouter();
  const [shown, setShown] = useState<{ name: DialogName; Component: ComponentType<ShellDialogProps> } | null>(null);

  const opened = useRef<DialogName | null>(null);

  useEffect(() => {
    if (!dialog) {
      setShown(null);
      // After the dialog's own turn, which comes when it has gone.
      if (opened.current) setTimeout(focusOpener, 0, opened.current);
      opened.current = null;
      return;
    }
    let wanted = true;
    void LOAD[dialog]().then((Component) => {
      if (!wanted) return;
      opened.current = dialog;
      setShown({ name: dialog, Component });
    });
    return () => {
      wanted = false;
    };
  }, [dialog]);

  if (!shown || shown.name !== dialog) return null;
  const close = () =>
    // Replaces: the address with the dialog must not lie under Back, where it would open the dialog again.
    void router.navigate({
      to: '.',
      search: ({ dialog: _closed, ...search }) => search,
      replace: true,
      resetScroll: false,
    });
  return <shown.Component onClose={close} />;
}
