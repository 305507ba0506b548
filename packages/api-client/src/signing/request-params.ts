import { bodySha256 } from './body-sha256.ts';
import { type Params, SigningError } from './canonical.ts';

/** A request that is to be signed, or whose signature is to be verified. */
export interface RequestToSign {
  /** `GET`, `POST`, … */
  method: string;
  /** As sent (percent-encoded), below the base URL and without the query: `/policies/policies/p-1`, never `/api/policies/…`. */
  path: string;
  /** The query as sent (`level=city&level=district`, with or without `?`), or its parameters. */
  query?: string | URLSearchParams | Params | undefined;
  /** The body as sent; absent, empty and zero bytes are the same. */
  body?: Uint8Array | string | undefined;
  /** Replaces `body` for a multipart file: its SHA-256 from `x-content-sha256`, lower-case hex. */
  bodySha256?: string | undefined;
  clientId: string;
  /** Seconds since 1970, as in `x-ts`. */
  ts: number;
  /** As in `x-nonce`: 8 to 128 of `A-Z a-z 0-9 . _ ~ -`. */
  nonce: string;
}

const FIXED = ['method', 'path', 'body_sha256', 'client_id', 'ts', 'nonce'];

const pairsOf = (query: RequestToSign['query']): [string, string][] => {
  if (query === undefined) return [];
  if (typeof query === 'string' || query instanceof URLSearchParams) return [...new URLSearchParams(query)];
  return Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null)
      .map((item): [string, string] => [name, String(item)]),
  );
};

const refuse = (what: string): never => {
  throw new SigningError(what);
};

/**
 * The parameters that the header signature covers: those of the query, plus `method`, `path`, `body_sha256`, `client_id`,
 * `ts` and `nonce`. A name that comes once is signed as its text, one that comes several times as the array of its texts
 * in the order sent. Both sides read the query from the wire, so that `1` and `"1"` are one.
 *
 * Nothing can pose as one of the fixed parameters: a query that has one of their names (or `sign`, which a signature does
 * not cover) is refused, and so is a name with `&` or `=`; the fixed values are held to shapes that have no `&`. A free
 * value may hold one: `a=1&b=2` is then the text of one parameter or of two, both of them the query's own.
 *
 * @throws SigningError for such a request; the service answers 400.
 */
export const requestParams = (request: RequestToSign): Params => {
  const { method, path, query, clientId, ts, nonce, bodySha256: hash = bodySha256(request.body ?? '') } = request;
  if (!/^[A-Z]{3,10}$/.test(method)) refuse(`The method ${method} is not in upper-case letters.`);
  if (!/^\/[^?#&\s]*$/.test(path)) refuse(`The path ${path} must begin with / and hold no query, & or space.`);
  if (!/^[\w.~-]{1,64}$/.test(clientId)) refuse('The client id may hold letters, digits and . _ ~ - only.');
  if (!/^[\w.~-]{8,128}$/.test(nonce)) refuse('The nonce must be 8 to 128 letters, digits and . _ ~ -.');
  if (!/^[0-9a-f]{64}$/.test(hash)) refuse('The hash of the body must be 64 hexadecimal digits in lower case.');
  if (!Number.isSafeInteger(ts) || ts < 0) refuse('ts must be whole seconds since 1970.');
  // Without a prototype, a parameter called __proto__ is signed like any other.
  const params: Record<string, unknown> = Object.create(null);
  for (const [name, value] of pairsOf(query)) {
    if (FIXED.includes(name) || name === 'sign') refuse(`A signed query cannot have a parameter called ${name}.`);
    if (/[&=]/.test(name)) refuse(`The name of the parameter ${name} holds & or =.`);
    const earlier = params[name];
    params[name] = earlier === undefined ? value : Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
  }
  params.method = method;
  params.path = path;
  params.body_sha256 = hash;
  params.client_id = clientId;
  params.ts = ts;
  params.nonce = nonce;
  return params;
};
