import { compile } from '@fastify/proxy-addr';

/** Whether the peer at a hop may set `x-forwarded-*`; hop 0 is the peer of the socket. False: none. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** Accepted values of `TRUST_PROXY`, after "Set it to". */
export const TRUST_PROXY_ASKS =
  'a number of proxies from 0 to 10, or addresses and ranges with commas: 10.0.0.5, 192.168.0.0/16';

/** Parses `TRUST_PROXY`; undefined if it is neither a number of proxies nor a list. */
export const parseTrustProxy = (text: string): TrustProxy | undefined => {
  const value = text.trim();
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    if (hops > 10) return undefined;
    return hops > 0 && ((_address, hop) => hop < hops);
  }
  try {
    return compile(value.split(',').map((part) => part.trim()));
  } catch {
    return undefined;
  }
};
