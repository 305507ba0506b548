import { useCallback, useSyncExternalStore } from 'react';

const no = () => false;

/** Whether a media condition holds, kept current. False on the server and while hydrating. */
export const useMedia = (condition: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (tell) => {
        const list = matchMedia(condition);
        list.addEventListener('change', tell);
        return () => list.removeEventListener('change', tell);
      },
      [condition],
    ),
    useCallback(() => matchMedia(condition).matches, [condition]),
    no,
  );
