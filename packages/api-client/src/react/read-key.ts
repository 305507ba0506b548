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
