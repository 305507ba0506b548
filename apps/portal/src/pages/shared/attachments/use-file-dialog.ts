import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** The address says which attachment is open, so that it survives a reload and a sign-on. */
export const useFileDialog = () => {
  const navigate = useNavigate();
  return useCallback(
    (file: string | undefined) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, file }),
        replace: file === undefined,
        resetScroll: false,
      } as Parameters<typeof navigate>[0]),
    [navigate],
  );
};
