import type { Endpoint, Method } from './contract.ts';

export type EndpointMatch<E extends Endpoint> =
  | { status: 'found'; endpoint: E; params: Record<string, string> }
  /** The path is one of the contract's, by these methods. */
  | { status: 'other-method'; allowed: Method[] }
  | { status: 'unknown' };

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Whoever builds a URL of it would take it for a step up. */
const LEADS_AWAY = /^\.{1,2}$/;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/policies.{format}` → `^/policies\.(?<format>[^/]+)/?$`. */
const patternOf = (template: string): RegExp => {
  const parts = template.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? `(?<${part}>[^/]+)` : literally(part)));
  return new RegExp(`^${parts.join('')}/?$`);
};

/** The values of a template's placeholders in a path; null where the path is another. */
const paramsOf = (template: string, path: string): Record<string, string> | null => {
  const match = patternOf(template).exec(path);
  if (!match) return null;
  const values = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decoded(text)] as const);
  return values.some(([, value]) => value === null || LEADS_AWAY.test(value))
    ? null
    : (Object.fromEntries(values) as Record<string, string>);
};

const placeholders = (template: string): number => template.split('{').length;

/**
 * Which call of the contract a request makes. Of two that fit (`/files/{id}`, `/files/mine`) the one with fewer placeholders.
 *
 * @param path As sent, below the base URL and without the query.
 */
export const matchEndpoint = <E extends Endpoint>(
  endpoints: readonly E[],
  method: string,
  path: string,
): EndpointMatch<E> => {
  const fitting = endpoints
    .flatMap((endpoint) => {
      const params = paramsOf(endpoint.path, path);
      return params === null ? [] : [{ endpoint, params }];
    })
    .sort((a, b) => placeholders(a.endpoint.path) - placeholders(b.endpoint.path));
  const [match] = fitting.filter(({ endpoint }) => endpoint.method === method);
  if (match) return { status: 'found', ...match };
  if (fitting.length === 0) return { status: 'unknown' };
  return { status: 'other-method', allowed: [...new Set(fitting.map(({ endpoint }) => endpoint.method))] };
};
