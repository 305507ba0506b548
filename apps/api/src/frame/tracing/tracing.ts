import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';
import type { Config } from '../../config.ts';

/** What is told of a process to a collector of traces. */
export interface Tracing {
  /** Spans of requests; those of queries and outgoing calls stand below them. Before any route. */
  requests: (app: FastifyInstance) => void;
  /** The end of a database query. */
  query: (event: LogEvent) => void;
  /** Sends what has not been sent. */
  close: () => Promise<void>;
}

/** Null where no collector is configured: nothing of OpenTelemetry is loaded then. */
export const startTracing = async ({ tracing }: Config): Promise<Tracing | null> =>
  tracing && (await import('./open-telemetry.ts')).openTelemetry(tracing);
