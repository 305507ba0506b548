import type { FastifyRequest } from 'fastify';

/**
 * Where the visitor reached the portal: `https://portal.example`. Null where the request's `Host` is no host.
 * @param configured Overrules the request.
 */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, configured?: string) => {
  const text = configured ?? `${protocol}://${host}`;
  if (!URL.canParse(text)) return null;
  const { origin, username, password, pathname, search, hash } = new URL(text);
  const isPlain = configured !== undefined || (pathname === '/' && !username && !password && !search && !hash);
  return isPlain && /^https?:/.test(origin) ? origin : null;
};
