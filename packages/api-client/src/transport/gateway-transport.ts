import { type CallsOptions, createCalls, type Transport } from './calls.ts';
import { plainRequest } from './request-url.ts';
import { NO_SESSION, SESSION_HEADER } from './session-header.ts';

/**
 * The way to the service through the portal's own server, which signs and holds the token in a cookie that no script can
 * read: neither secret nor token is in the browser. What the session keeps as its token is a digest that names it. All else
 * is as `createTransport` does it. `baseUrls` is where the portal's server takes calls: `{ fallback: '/bff' }`.
 */
export const createGatewayTransport = (options: CallsOptions): Transport =>
  createCalls(options, (endpoint, input, session) => ({
    ...plainRequest(endpoint, input),
    headers: { [SESSION_HEADER]: session ?? NO_SESSION },
  }));
