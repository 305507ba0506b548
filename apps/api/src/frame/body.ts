import multipart from '@fastify/multipart';
import { MAX_PIECE_BYTES } from '@zonekit/api-client/file/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a multipart request says of its file: the hash that it is signed over, and that its bytes are held against. */
export const CONTENT_SHA256 = 'x-content-sha256';

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

/** Takes files: multipart bodies, which a handler reads as a stream, and plain bytes, which are buffered like JSON. */
export const takeFiles = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart);
  const options = { parseAs: 'buffer', bodyLimit: MAX_PIECE_BYTES } as const;
  app.addContentTypeParser<Buffer>('application/octet-stream', options, (request, body, done) => {
    bodies.set(request, body);
    done(null, undefined);
  });
};
