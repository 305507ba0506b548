import type { Endpoint, Locale } from '../contract/contract.ts';
import { sortedJson } from '../signing/canonical.ts';
import type { AnyInput, InputOf } from '../transport/endpoint-types.ts';
import { queryString } from '../transport/request-url.ts';

/** For whom an answer is cached. */
export interface Scope {
  locale: Locale;
  /** Null for a visitor who is not signed in, and on a server. */
  userId: string | null;
}

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Equal text for equal queries: order, empty values and `2026` or `"2026"` make no difference. */
const queryOf = (query: AnyInput['query']) => {
  const params = new URLSearchParams(queryString(query));
  params.sort();
  return params.toString();
};

/**
 * SWR key of a read: method and path template, normalised input, locale, user. The signature is left out because it
 * changes every second. The key of a public endpoint has no user, so that a page rendered for a visitor serves
 * signed-in users too.
 *
 * For `<SWRConfig value={{ fallback: { [readKey(endpoint, input, scope)]: answer } }}>`.
 */
export const readKey = <E extends Endpoint>(endpoint: E, input: InputOf<E>, { locale, userId }: Scope): string => {
  const { params = {}, query, body }: AnyInput = input;
  const user = endpoint.access === 'public' ? null : userId;
  return sortedJson([callOf(endpoint), params, queryOf(query), body ?? null, locale, user]) ?? '';
};

/** Whether a key belongs to the endpoint, for any input, locale and user. */
export const isReadOf = (endpoint: Endpoint, key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(`[${JSON.stringify(callOf(endpoint))},`);

export const isReadOfAny = (key: string): boolean => key.startsWith('["');

const PAGES = '#pages';

/** Key of one page of an infinite list; differs from the key of the same page in `useRead`. */
export const pageKey = (key: string): string => `${key}${PAGES}`;
export const isPageKey = (key: string): boolean => key.endsWith(PAGES);

/** Cursor in a page's key; null for the first page. */
export const cursorOf = (key: string): string | null => {
  const [, , query] = JSON.parse(key.slice(0, -PAGES.length)) as unknown[];
  return new URLSearchParams(String(query)).get('cursor');
};

/** Prefix that SWR puts before the first page's key for an infinite list. */
export const LIST = '$inf$';
