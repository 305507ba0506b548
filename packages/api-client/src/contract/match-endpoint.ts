import type { Endpoint, Method } from './contract.ts';

export type EndpointMatch<E extends Endpoint> =
  | { status: 'found'; endpoint: E; params: Record<string, string> }
  /** The path exists with these methods only. */
  | { status: 'other-method'; allowed: Method[] }
  | { status: 'unknown' };

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** `.` and `..` as a parameter: a URL built from it would resolve to another path. */
const LEADS_AWAY = /^\.{1,2}$/;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/policies.{format}` → `^/policies\.(?<format>[^/]+)/?$`. */
const patternOf = (template: string): RegExp => {
  const parts = template.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? `(?<${part}>[^/]+)` : literally(part)));
  return new RegExp(`^${parts.join('')}/?$`);
};

/** Values of a template's placeholders in a path; null if the path does not match. */
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
 * Finds the endpoint of a request. Among several matches (`/files/{id}`, `/files/mine`) the one with the fewest
 * placeholders wins.
 *
 * @param path as sent, below the base URL, without the query
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
