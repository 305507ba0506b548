import type { Endpoint } from '../contract/contract.ts';
import { requestParams, type SigningAlgorithm, signParams } from '../signing/signing.ts';
import type { AnyInput } from './endpoint-types.ts';
import { fillPath, queryString } from './request-url.ts';

export interface Signer {
  clientId: string;
  secret: string;
  algorithm: SigningAlgorithm;
}

export interface SignedRequest {
  path: string;
  /** Without `?`. */
  query: string;
  body: string | undefined;
  headers: Record<string, string>;
}

/**
 * A request signed for this moment: among its own parameters where the endpoint says so, by headers else.
 * Pure: the same moment and nonce give the same request. Source: design, section 4.
 *
 * @param ts Seconds, by the clock as corrected.
 */
export const signedRequest = (
  endpoint: Endpoint,
  input: AnyInput,
  { clientId, secret, algorithm }: Signer,
  ts: number,
  nonce: string,
): SignedRequest => {
  const path = fillPath(endpoint.path, input.params, { ...input.query, ...input.body });
  const withSign = (values: Readonly<Record<string, unknown>> = {}) => {
    const params = { ...values, client_id: clientId, ts };
    return { ...params, sign: signParams(params, secret, algorithm) };
  };
  if (endpoint.signsParameters) {
    return endpoint.method === 'GET'
      ? { path, query: queryString(withSign(input.query)), body: undefined, headers: {} }
      : { path, query: queryString(input.query), body: JSON.stringify(withSign(input.body)), headers: {} };
  }
  const query = queryString(input.query);
  const body = endpoint.body ? JSON.stringify(input.body ?? {}) : undefined;
  const params = requestParams({ method: endpoint.method, path, query, body, clientId, ts, nonce });
  const sign = signParams(params, secret, algorithm);
  return { path, query, body, headers: { 'x-ts': String(ts), 'x-nonce': nonce, 'x-sign': sign } };
};
