import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
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

/** The dialog that the address names. */
export function ShellDialogs() {
  const { dialog } = root.useSearch();
  const router = useRouter();
  const [shown, setShown] = useState<{ name: DialogName; Component: ComponentType<ShellDialogProps> } | null>(null);

  useEffect(() => {
    if (!dialog) {
      setShown(null);
      return;
    }
    let wanted = true;
    void LOAD[dialog]().then((Component) => {
      if (wanted) setShown({ name: dialog, Component });
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
