import type { AuthSearch } from './auth-search.ts';

/** The address of a page of this area that comes back to the same place. */
export const authHref = (
  page: '/login' | '/single/login' | '/login/register' | '/login/forget',
  { return: path, reason }: AuthSearch,
  by?: AuthSearch['by'],
): string => {
  const search = new URLSearchParams({ ...(path && { return: path }), ...(reason && { reason }), ...(by && { by }) });
  return search.size > 0 ? `${page}?${search}` : page;
};
