import { compile } from '@fastify/proxy-addr';

/** Whether the peer at a hop may say in `x-forwarded-*` for whom it calls; hop 0 is the socket's own peer. False: nobody may. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** What `TRUST_PROXY` may be set to, after "Set it to". */
export const TRUST_PROXY_ASKS =
  'a number of proxies from 0 to 10, or addresses and ranges with commas: 10.0.0.5, 192.168.0.0/16';

/** Reads `TRUST_PROXY`; undefined where it is neither a number of proxies nor a list. */
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
