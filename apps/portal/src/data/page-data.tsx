import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/**
 * Gives the hooks of the pages below what their loaders have read. In the `route.tsx` of a folder and around dialogs,
 * and not around the whole portal: the home page shows its loader's data and goes without SWR.
 */
export function PageData({ children }: { children: ReactNode }) {
  const { data } = useRouter().options.context;
  return <SWRConfig value={{ fallback: data.fallback, revalidateOnFocus: false }}>{children}</SWRConfig>;
}
