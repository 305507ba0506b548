import type { FastifyInstance, FastifyRequest } from 'fastify';

const bodies = new WeakMap<FastifyRequest, Buffer>();
const EMPTY = Buffer.alloc(0);

/** The bytes of the body as they came: what the signature and the idempotency key's fingerprint cover. */
export const rawBodyOf = (request: FastifyRequest): Buffer => bodies.get(request) ?? EMPTY;

/** Parses JSON and keeps its bytes. An empty body is none, whatever its content type says. */
export const keepRawBody = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    bodies.set(request, bytes);
    if (bytes.length === 0) return done(null, undefined);
    return parse(request, bytes.toString('utf8'), done);
  });
};
