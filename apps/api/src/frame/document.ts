import { binary, type Endpoint, errorBody } from '@zonekit/api-client/contract';
import { deviceHeaders } from '@zonekit/api-client/contract/device-id';
import type { FastifySchema } from 'fastify';
import type * as z from 'zod/mini';

/** The errors that every call can answer with. */
const COMMON = [400, 422, 429, 500, 503] as const;

const DESCRIPTIONS: Record<number, string> = {
  400: 'Malformed, or the signature is missing, wrong, too old or used before',
  401: 'Not logged in, or the login has ended',
  403: 'Not permitted',
  404: 'Does not exist',
  409: 'Somebody else was first',
  412: 'Permission is needed; data.permission_status says where it stands',
  413: 'Too large',
  415: 'The type of the content is not taken',
  416: 'The range lies outside the file',
  422: 'Does not fit the contract, or the state refuses it',
  429: 'Too many requests; see Retry-After',
  500: 'Internal error',
  503: 'Unavailable at the moment; see Retry-After',
};

const failure = (status: number) => ({
  description: DESCRIPTIONS[status] ?? 'Error',
  content: { 'application/json': { schema: errorBody } },
});

const success = (response: z.ZodMiniType) => ({
  description: 'Success',
  content: { [response === binary ? 'application/octet-stream' : 'application/json']: { schema: response } },
});

const descriptionOf = (endpoint: Endpoint): string => {
  if (endpoint.signsParameters) return 'Signed among its own parameters: client_id, ts, sign.';
  if (endpoint.response === binary) {
    return 'May be asked for without a signature, since `<img>` and `<video>` cannot sign; its access rules hold all the same.';
  }
  if (endpoint.bytes === 'multipart') {
    return 'Signed by headers over the SHA-256 of the file in place of the body, told in `x-content-sha256`.';
  }
  return endpoint.idempotent
    ? 'Signed by headers. With an Idempotency-Key the same key answers the same, and another body answers 422.'
    : 'Signed by headers.';
};

/** Name of an endpoint in the document: `getPoliciesPoliciesDataId`. */
const operationIdOf = ({ method, path }: Endpoint): string =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The schema of a route: what Fastify validates by and what the OpenAPI document shows, both from the contract. */
export const documentOf = (endpoint: Endpoint): FastifySchema => {
  const signedIn = endpoint.access === 'user' || endpoint.access === 'operator';
  const statuses = new Set<number>([...COMMON, ...(signedIn ? [401] : []), ...(endpoint.errors ?? [])]);
  if (endpoint.access === 'operator') statuses.add(403);
  const signature = endpoint.signsParameters ? {} : { signature: [] };
  return {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [endpoint.path.split('/')[1] ?? ''],
    security: [signedIn ? { ...signature, bearer: [] } : signature],
    ...(endpoint.signsIn && { headers: deviceHeaders }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      [endpoint.status ?? 200]: success(endpoint.response),
      ...Object.fromEntries([...statuses].sort().map((status) => [status, failure(status)])),
    },
  };
};
