import { MOST_HITS } from '@zonekit/api-client/search/most-hits';

export interface SearchParams {
  q?: string | undefined;
  /** One kind alone. */
  kind?: string | undefined;
}

const HITS_OF_EACH = 4;

/** What an address asks of the service; null for nothing. */
export const searchQuery = ({ q, kind }: SearchParams) => {
  const text = (q ?? '').trim().slice(0, 100);
  if (text === '') return null;
  return { q: text, ...(kind !== undefined && { kind }), per_kind: kind === undefined ? HITS_OF_EACH : MOST_HITS };
};

export const searchHref = ({ q, kind }: SearchParams): string => {
  const params = new URLSearchParams({ ...(q && { q }), ...(kind !== undefined && { kind }) });
  return params.size > 0 ? `/search?${params}` : '/search';
};

/** All hits of a kind: its list, or this page where none takes a search. @param path may choose a tab of a list */
export const moreHref = (kind: string, path: string | null, q: string): string =>
  path === null ? searchHref({ q, kind }) : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ q })}`;
