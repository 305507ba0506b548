import { randomBytes } from 'node:crypto';
import type { Endpoint } from '../contract/contract.ts';
import { requestParams, signParams } from '../signing/signing.ts';

export interface Forwarded {
  method: string;
  /** Below the base URL, as sent. */
  path: string;
  /** Without `?`, as sent. */
  query: string;
  body: Uint8Array;
  /** Of a file's bytes, as their header tells: those are not read here. */
  fileSha256?: string | undefined;
}

export interface Credentials {
  clientId: string;
  secret: string;
}

interface Signed {
  query: string;
  body: Uint8Array;
  headers: Record<string, string>;
}

type Values = Record<string, unknown>;

/** Values with a signature. Those that the page sent under the signature's own names are ignored. */
const withSign = (values: Values, { clientId, secret }: Credentials, ts: number): Values => {
  const { client_id: _, ts: __, sign: ___, ...unsigned } = values;
  const params = { ...unsigned, client_id: clientId, ts };
  return { ...params, sign: signParams(params, secret) };
};

const parsed = (body: Uint8Array): Values => {
  const value: unknown = JSON.parse(new TextDecoder().decode(body));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('no JSON object');
  return value as Values;
};

const encoded = (values: Values): Uint8Array => new TextEncoder().encode(JSON.stringify(values));

/**
 * A page's call, signed as the contract has it: by headers, or among its own parameters.
 *
 * @param ts Seconds.
 * @throws SigningError, SyntaxError for a call that cannot be signed: the page's fault.
 */
export const signForwarded = (
  endpoint: Endpoint,
  { method, path, query, body, fileSha256 }: Forwarded,
  credentials: Credentials,
  ts: number,
): Signed => {
  if (endpoint.signsParameters && endpoint.method === 'GET') {
    const values = withSign(Object.fromEntries(new URLSearchParams(query)), credentials, ts);
    return { query: new URLSearchParams(values as Record<string, string>).toString(), body, headers: {} };
  }
  if (endpoint.signsParameters) {
    return { query, body: encoded(withSign(parsed(body), credentials, ts)), headers: {} };
  }
  const nonce = randomBytes(16).toString('hex');
  const { clientId, secret } = credentials;
  const bytes = endpoint.bytes ? { bodySha256: fileSha256 ?? '' } : { body };
  const sign = signParams(requestParams({ method, path, query, ...bytes, clientId, ts, nonce }), secret);
  return { query, body, headers: { 'x-ts': String(ts), 'x-nonce': nonce, 'x-sign': sign } };
};
