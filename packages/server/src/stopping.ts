import type { FastifyInstance } from 'fastify';

const stopping = new WeakSet<FastifyInstance['server']>();

/**
 * Starts a graceful stop: every answer closes its connection, and `/ready` fails so that balancers send requests
 * elsewhere. Requests that still arrive are answered.
 */
export const beginStop = ({ server }: Pick<FastifyInstance, 'server'>): void => {
  stopping.add(server);
};

export const isStopping = ({ server }: Pick<FastifyInstance, 'server'>): boolean => stopping.has(server);
