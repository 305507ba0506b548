import type { PublicConfig } from '../config.ts';

/** The environment's `TRANSPORT`. @throws Error for what is neither. */
export const readTransport = (value: string | undefined): PublicConfig['transport'] => {
  const transport = value || 'direct';
  if (transport === 'direct' || transport === 'gateway') return transport;
  throw new Error(`TRANSPORT is "${value}"; there is direct, gateway.`);
};
