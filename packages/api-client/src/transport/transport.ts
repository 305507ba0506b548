import type { SigningAlgorithm } from '../signing/signing.ts';
import { type CallsOptions, createCalls, type Transport } from './calls.ts';
import { randomId } from './random-id.ts';
import { signedRequest } from './signed-request.ts';

export type { DetailsOf, ErrorDetails, FieldProblem } from '../contract/error-details.ts';
export { ApiError, type ApiErrorKind } from './api-error.ts';
export { type BaseUrls, baseUrlFor } from './base-url.ts';
export type { CallOptions, FileAnswer, Transport } from './calls.ts';
export type { AnswerOf, InputOf, Payload } from './endpoint-types.ts';

export interface TransportOptions extends CallsOptions {
  clientId: string;
  /** Not secret in a browser; use the gateway transport to keep it on a server. */
  secret: string;
  algorithm?: SigningAlgorithm;
  nonce?: () => string;
}

/** A transport that signs its requests, for a browser or a server. It sends nothing before the first call. */
export const createTransport = (options: TransportOptions): Transport => {
  const { clientId, secret, algorithm = 'sha256', nonce = randomId } = options;
  return createCalls(options, (endpoint, input, token, ts) => {
    const request = signedRequest(endpoint, input, { clientId, secret, algorithm }, ts, nonce());
    const authorization = token !== null && { authorization: `Bearer ${token}` };
    return { ...request, headers: { 'x-client-id': clientId, ...authorization, ...request.headers } };
  });
};
