import type { FastifyInstance } from 'fastify';

const stopping = new WeakSet<FastifyInstance['server']>();

/** From now on each answer closes its connection, and `/ready` sends balancers elsewhere; what comes is answered all the same. */
export const beginStop = ({ server }: Pick<FastifyInstance, 'server'>): void => {
  stopping.add(server);
};

export const isStopping = ({ server }: Pick<FastifyInstance, 'server'>): boolean => stopping.has(server);
