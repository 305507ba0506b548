import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';

/**
 * Gives the hooks of the pages below what their loaders have read. In the `route.tsx` of a folder and around dialogs,
 * and not around the whole portal: the home page shows its loader's data and goes without SWR.
 */
export function PageData({ children }: { children: ReactNode }) {
  const { fallback } = useRouter().options.context.data;
  // A new object would make every hook below render anew, whenever what is around them does.
  const value = useMemo(() => ({ fallback, revalidateOnFocus: false }), [fallback]);
  return <SWRConfig value={value}>{children}</SWRConfig>;
}
