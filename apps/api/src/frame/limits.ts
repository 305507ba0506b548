import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const PER_MINUTE = 3000;

/** For calls that a stranger may write with: logins. Guessing is held by captcha and lock besides. */
export const STRICT = { rateLimit: { max: 20, timeWindow: '1 minute' } };

// The portal renders for all its visitors from this machine, and forwards their addresses where it stands alone.
const OWN_MACHINE = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Refuses an address that asks too often with 429, and everybody with 503 while the event loop cannot follow. */
export const limit = async (app: FastifyInstance, maxLagMs: number): Promise<void> => {
  await app.register(rateLimit, {
    max: PER_MINUTE,
    timeWindow: '1 minute',
    allowList: OWN_MACHINE,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'rate_limited', { headers: { 'retry-after': String(Math.ceil(ttl / 1000)) } }),
  });
  await app.register(underPressure, {
    // The embedded database works in this thread, and a heavy query of it is no pressure yet.
    maxEventLoopDelay: maxLagMs,
    pressureHandler: () => {
      throw new Problem(503, 'unavailable', { headers: { 'retry-after': '5' } });
    },
  });
};
