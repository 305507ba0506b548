import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';

/** Sends the spans of this process to a trace collector. */
export interface Tracing {
  /** Spans of requests; those of queries and outgoing calls stand below them. Before any route. */
  requests: (app: FastifyInstance) => void;
  /** The end of a database query. */
  query: (event: LogEvent) => void;
  /** Sends what has not been sent. */
  close: () => Promise<void>;
}
