/** Base URLs of a zone's back ends: `{ fallback: '/api', byPrefix: { '/policies': 'https://policy.example/api' } }`. */
export interface BaseUrls {
  /** For paths without a matching prefix. */
  fallback: string;
  byPrefix?: Readonly<Record<string, string>>;
}

const claims = (prefix: string, path: string) =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

/**
 * Base URL of a path, without a trailing slash: that of the longest prefix of whole path segments (`/policy` does not
 * match `/policy-tags`), else the fallback.
 */
export const baseUrlFor = (path: string, { fallback, byPrefix = {} }: BaseUrls): string => {
  const prefix = Object.keys(byPrefix)
    .filter((candidate) => claims(candidate, path))
    .sort((a, b) => b.length - a.length)[0];
  return ((prefix === undefined ? undefined : byPrefix[prefix]) ?? fallback).replace(/\/+$/, '');
};
