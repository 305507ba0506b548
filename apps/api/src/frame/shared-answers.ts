import { hash } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCache } from './cache.ts';
import { createJoined } from './joined.ts';

/** An answer as it leaves: the same bytes for everybody who is not signed in. */
interface SharedAnswer {
  bytes: Buffer;
  etag: string;
}

/**
 * `cached`: an answer for the same address and language, seconds old. `joined`: never anything older than the request,
 * but made once for all who wait at the same time.
 */
export type Sharing = 'cached' | 'joined';

export interface SharedAnswers {
  /** Sends an answer that may be another's too, made once however many ask at a time. */
  send: (
    sharing: Sharing,
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    make: () => Promise<string>,
  ) => Promise<unknown>;
  /** Clears the cache after a write. */
  forget: () => void;
}

/** An answer in use is renewed behind the backs of those who ask, so that none of them waits for it. */
const STALE_FACTOR = 1.5;
const MOST = 1_000;

const seal = (text: string): SharedAnswer => {
  const bytes = Buffer.from(text);
  return { bytes, etag: `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"` };
};

const has = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * Reads that are the same for everybody, cached in this process. A write through this process is seen at once; one through
 * another instance, or by the hour, within 2.5 × `forMs`. With `forMs` 0 nothing is cached or joined.
 */
export const createSharedAnswers = (forMs: number): SharedAnswers => {
  const sources = {
    cached: createCache<SharedAnswer>({ ttl: forMs, stale: forMs * STALE_FACTOR, max: MOST }),
    joined: createJoined<SharedAnswer>(),
  };
  return {
    async send(sharing, request, reply, locale, make) {
      const made = async () => seal(await make());
      const { bytes, etag } = await (forMs > 0 ? sources[sharing].get(`${locale} ${request.url}`, made) : made());
      // The browser caches and revalidates it: an unchanged answer is a 304 without a body.
      const caching = sharing === 'cached' ? 'private, no-cache' : 'no-store';
      reply.headers({ etag, 'cache-control': caching, vary: 'accept-language, authorization' });
      if (has(request, etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(bytes);
    },
    forget: sources.cached.clear,
  };
};
