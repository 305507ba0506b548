import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/** False on the server and while hydrating, true afterwards and where the browser alone renders. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
