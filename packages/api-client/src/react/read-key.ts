import type { Endpoint, Locale } from '../contract/contract.ts';
import { sortedJson } from '../signing/canonical.ts';
import type { AnyInput, InputOf } from '../transport/endpoint-types.ts';
import { queryString } from '../transport/request-url.ts';

/** Whose eyes an answer is for. */
export interface Scope {
  locale: Locale;
  /** Null for a visitor who is not signed in, and on the server. */
  userId: string | null;
}

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The same text for queries that mean the same: in whatever order, with or without empty ones, 2026 or "2026". */
const queryOf = (query: AnyInput['query']) => {
  const params = new URLSearchParams(queryString(query));
  params.sort();
  return params.toString();
};

/**
 * The cache key of a read: method and path template, normalised input, locale, user. Never the signature, which changes
 * with the second. A call that anybody may make has no user in its key, so that what the server rendered for nobody
 * serves the one who is signed in as well.
 *
 * For `<SWRConfig value={{ fallback: { [readKey(endpoint, input, scope)]: answer } }}>`.
 */
export const readKey = <E extends Endpoint>(endpoint: E, input: InputOf<E>, { locale, userId }: Scope): string => {
  const { params = {}, query, body }: AnyInput = input;
  const user = endpoint.access === 'public' ? null : userId;
  return sortedJson([callOf(endpoint), params, queryOf(query), body ?? null, locale, user]) ?? '';
};

/** Whether a key is one of the endpoint's, whatever the input, locale and user. */
export const isReadOf = (endpoint: Endpoint, key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(`[${JSON.stringify(callOf(endpoint))},`);

export const isReadOfAny = (key: string): boolean => key.startsWith('["');

const PAGES = '#pages';

/** The key of one page of a list that grows; apart from that of the same page as `useRead` has it. */
export const pageKey = (key: string): string => `${key}${PAGES}`;
export const isPageKey = (key: string): boolean => key.endsWith(PAGES);

/** The cursor of a page by its key; null for the first. */
export const cursorOf = (key: string): string | null => {
  const [, , query] = JSON.parse(key.slice(0, -PAGES.length)) as unknown[];
  return new URLSearchParams(String(query)).get('cursor');
};

/** SWR keeps a list that grows under the key of its first page with this before it. */
export const LIST = '$inf$';
