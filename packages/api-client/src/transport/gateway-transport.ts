import { type CallsOptions, createCalls, type Transport } from './calls.ts';
import { plainRequest } from './request-url.ts';
import { NO_SESSION, SESSION_HEADER } from './session-header.ts';

/**
 * Transport through the portal's own server, which signs and holds the token in an HttpOnly cookie: neither secret nor
 * token is in the browser. The session's token is a digest that names the real one. Otherwise as `createTransport`.
 * `baseUrls` is the gateway: `{ fallback: '/bff' }`.
 */
export const createGatewayTransport = (options: CallsOptions): Transport =>
  createCalls(options, (endpoint, input, session) => ({
    ...plainRequest(endpoint, input),
    headers: { [SESSION_HEADER]: session ?? NO_SESSION },
  }));
