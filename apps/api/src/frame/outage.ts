import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './context.ts';

const PROBE_MS = 1_000;

export interface Outage {
  /** Call for each request that the database's absence refuses. */
  refuse: (request: FastifyRequest, error: unknown) => void;
  wasRefused: (request: FastifyRequest) => boolean;
}

/**
 * Logs an outage of the database once when it begins, with its reason, and once when it ends, with its length in ms and the
 * number of refused requests. A line for each request would bury the reason: hundreds arrive in a second.
 */
export const watchOutage = (app: FastifyInstance, db: Db): Outage => {
  const refused = new WeakSet<FastifyRequest>();
  let current: { since: number; refused: number } | null = null;
  let timer: NodeJS.Timeout | undefined;

  const probeLater = () => {
    timer = setTimeout(probe, PROBE_MS).unref();
  };
  const probe = async (): Promise<void> => {
    try {
      await sql`select 1`.execute(db);
      const ms = Math.round(performance.now() - (current?.since ?? 0));
      app.log.warn({ ms, refused: current?.refused }, 'the database answers again');
      current = null;
    } catch {
      if (current) probeLater();
    }
  };
  app.addHook('onClose', async () => {
    current = null;
    clearTimeout(timer);
  });

  return {
    refuse(request, err) {
      refused.add(request);
      if (current) {
        current.refused += 1;
        request.log.debug({ err }, 'unavailable');
        return;
      }
      current = { since: performance.now(), refused: 1 };
      request.log.error({ err }, 'the database does not answer; requests are refused with 503 until it does');
      probeLater();
    },
    wasRefused: (request) => refused.has(request),
  };
};
