import { useCallback, useSyncExternalStore } from 'react';

const onServer = () => false;

/** Whether a media condition holds now; rerenders when that changes. False on the server and while hydrating. */
export const useMedia = (condition: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = matchMedia(condition);
        list.addEventListener('change', onChange);
        return () => list.removeEventListener('change', onChange);
      },
      [condition],
    ),
    useCallback(() => matchMedia(condition).matches, [condition]),
    onServer,
  );
