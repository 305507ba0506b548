import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

interface RoutePattern {
  method: string;
  pattern: RegExp;
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (url: string): RegExp => new RegExp(`^${url.split(/:\w+/).map(literally).join('[^/]+')}/?$`);

/**
 * 404 for an address below `/api` that nobody serves; 405 with `Allow` for one that is served, but not by this method.
 * A route of its own and not a not-found handler, since the same server may hold a portal with a wildcard.
 */
export const answerUnknown = (app: FastifyInstance): void => {
  const routes: RoutePattern[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    for (const each of [method].flat()) routes.push({ method: each, pattern: patternOf(url) });
  });
  const refuse = async (request: FastifyRequest, _reply: FastifyReply): Promise<never> => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    // Served by this method, yet here: an id is longer than the router takes (maxParamLength).
    if (allowed.size === 0 || allowed.has(request.method)) throw new Problem(404, 'not_found');
    throw new Problem(405, 'method_not_allowed', { headers: { allow: [...allowed].join(', ') } });
  };
  app.all('/*', { schema: { hide: true } }, refuse);
};
