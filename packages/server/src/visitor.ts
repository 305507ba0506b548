import { createHmac, timingSafeEqual } from 'node:crypto';

/** The visitor on whose behalf the portal's server sends a request. */
export interface Visitor {
  /** IP address, by the portal's own `TRUST_PROXY`. */
  address: string;
  /** Origin of the portal as the visitor reached it: `https://zone.example`. */
  origin: string;
}

/** The request that the signature covers. */
export interface VisitorRequest {
  method: string;
  /** As sent, below the base URL and without the query. */
  path: string;
}

export const VISITOR_ADDRESS = 'x-visitor-address';
export const VISITOR_ORIGIN = 'x-visitor-origin';
/** `<seconds since 1970>.<HMAC-SHA-256 in hex>` */
export const VISITOR_SIGN = 'x-visitor-sign';

/** Allowed difference of the clocks in seconds, as for a request's own signature. */
const ALLOWED_SKEW_S = 300;

const hmacOf = ({ address, origin }: Visitor, { method, path }: VisitorRequest, ts: number, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([ts, method, path, address, origin]))
    .digest();

/** Headers that name the visitor. @param ts seconds by the service's clock */
export const visitorHeaders = (
  visitor: Visitor,
  request: VisitorRequest & { ts: number },
  secret: string,
): Record<string, string> => ({
  [VISITOR_ADDRESS]: visitor.address,
  [VISITOR_ORIGIN]: visitor.origin,
  [VISITOR_SIGN]: `${request.ts}.${hmacOf(visitor, request, request.ts, secret).toString('hex')}`,
});

/**
 * The visitor in a request's headers; null without one or with an invalid signature.
 *
 * @param now seconds
 */
export const verifyVisitor = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
  request: VisitorRequest,
  secret: string,
  now: number,
): Visitor | null => {
  const { [VISITOR_ADDRESS]: address, [VISITOR_ORIGIN]: origin, [VISITOR_SIGN]: sign } = headers;
  if (typeof address !== 'string' || typeof origin !== 'string' || typeof sign !== 'string') return null;
  const [, ts, hex = ''] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(sign) ?? [];
  if (ts === undefined || Math.abs(now - Number(ts)) > ALLOWED_SKEW_S) return null;
  const visitor = { address, origin };
  const expected = hmacOf(visitor, request, Number(ts), secret);
  return timingSafeEqual(Buffer.from(hex, 'hex'), expected) && URL.canParse(origin) ? visitor : null;
};
