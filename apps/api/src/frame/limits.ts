import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { limitKey } from '@zonekit/server/limit-key';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from './context.ts';
import { Problem } from './problem.ts';
import { takeQuota } from './quota.ts';

const STRICT_PER_MINUTE = 20;

/**
 * For calls that a stranger may write with: logins. Guessing is held by captcha and lock besides. Each instance refuses
 * by itself what exceeds it there; `limitStrangers` counts what several instances let through.
 */
export const STRICT = { rateLimit: { max: STRICT_PER_MINUTE, timeWindow: '1 minute' } };

/**
 * Holds an address to the strict limit at all instances together.
 * @throws Problem 429 `rate_limited`
 */
export const limitStrangers = async (context: Context, path: string, address: string): Promise<void> => {
  if (context.config.limitPerMinute === 0) return;
  await takeQuota(context, `address:${path}:${limitKey(address)}`, [{ max: STRICT_PER_MINUTE, ms: 60_000 }]);
};

/**
 * Refuses an address that asks too often with 429, and everybody with 503 while the event loop cannot follow. No address
 * is exempt: where a proxy does not name its visitors, all of them would come from this machine.
 */
export const limit = async (
  app: FastifyInstance,
  { limitPerMinute, maxLagMs }: Pick<Config, 'limitPerMinute' | 'maxLagMs'>,
): Promise<void> => {
  if (limitPerMinute > 0) {
    await app.register(rateLimit, {
      max: limitPerMinute,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => limitKey(ip),
      errorResponseBuilder: (_request, { ttl }) =>
        new Problem(429, 'rate_limited', { headers: { 'retry-after': String(Math.ceil(ttl / 1000)) } }),
    });
  }
  await app.register(underPressure, {
    // The embedded database works in this thread, and a heavy query of it is no pressure yet.
    maxEventLoopDelay: maxLagMs,
    pressureHandler: () => {
      throw new Problem(503, 'unavailable', { headers: { 'retry-after': '5' } });
    },
  });
};
