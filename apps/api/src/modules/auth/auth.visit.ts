import { DEVICE_HEADER } from '@zonekit/api-client/transport/device-header';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** From where a session was begun. */
export interface Visit {
  userAgent: string;
  /** Masked. */
  address: string;
  /** Of an endpoint that signs in, whose contract has checked it; null where the client names none. */
  device_id: string | null;
}

/** Enough of a network address to know one's own by: `203.0.113.*`, `2001:db8:1::*`. */
export const maskAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return '*';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString().replace(/\d+$/, '*')
    : `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}::*`;
};

/** The visitor's network address; limits count by its `limitKey`. */
export const addressOf = (request: FastifyRequest): string => request.ip;

export const visitOf = (request: FastifyRequest): Visit => ({
  device_id: (request.headers[DEVICE_HEADER] as string | undefined) ?? null,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  address: maskAddress(addressOf(request)),
});
