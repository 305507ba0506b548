/** Where the back ends of a zone are: `{ fallback: '/api', byPrefix: { '/policies': 'https://policy.example/api' } }`. */
export interface BaseUrls {
  /** For every path that no prefix claims. Source: specification, section 7. */
  fallback: string;
  byPrefix?: Readonly<Record<string, string>>;
}

const claims = (prefix: string, path: string) =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

/**
 * The base URL of a path, without a slash at its end: that of the longest prefix that ends where a part of the path ends
 * (`/policy` does not claim `/policy-tags`), else the fallback.
 */
export const baseUrlFor = (path: string, { fallback, byPrefix = {} }: BaseUrls): string => {
  const prefix = Object.keys(byPrefix)
    .filter((candidate) => claims(candidate, path))
    .sort((a, b) => b.length - a.length)[0];
  return ((prefix === undefined ? undefined : byPrefix[prefix]) ?? fallback).replace(/\/+$/, '');
};
