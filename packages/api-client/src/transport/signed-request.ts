import type { Endpoint } from '../contract/contract.ts';
import { requestParams, type SigningAlgorithm, signParams } from '../signing/signing.ts';
import type { AnyInput } from './endpoint-types.ts';
import { type PlainRequest, plainRequest, queryString } from './request-url.ts';

export interface Signer {
  clientId: string;
  secret: string;
  algorithm: SigningAlgorithm;
}

export interface SignedRequest extends PlainRequest {
  headers: Record<string, string>;
}

/**
 * Signs a request, among its own parameters or in headers as the endpoint says. Pure: equal time and nonce give an
 * equal request.
 *
 * @param ts seconds by the corrected clock
 */
export const signedRequest = (
  endpoint: Endpoint,
  input: AnyInput,
  { clientId, secret, algorithm }: Signer,
  ts: number,
  nonce: string,
): SignedRequest => {
  const plain = plainRequest(endpoint, input);
  const { path, query, body } = plain;
  const withSign = (values: Readonly<Record<string, unknown>> = {}) => {
    const params = { ...values, client_id: clientId, ts };
    return { ...params, sign: signParams(params, secret, algorithm) };
  };
  if (endpoint.signsParameters) {
    return endpoint.method === 'GET'
      ? { ...plain, query: queryString(withSign(input.query)), headers: {} }
      : { ...plain, body: JSON.stringify(withSign(input.body)), headers: {} };
  }
  const bytes = typeof body === 'string' ? { body } : { bodySha256: input.payload?.sha256 };
  const params = requestParams({ method: endpoint.method, path, query, ...bytes, clientId, ts, nonce });
  const sign = signParams(params, secret, algorithm);
  return { ...plain, headers: { 'x-ts': String(ts), 'x-nonce': nonce, 'x-sign': sign } };
};
