import type { Endpoint } from '../contract/contract.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import { readKey, type Scope } from './read-key.ts';

/**
 * One entry of SWR's `fallback`, for a loader that starts its requests together:
 * `Object.fromEntries(await Promise.all([prefetch(transport, policyEndpoints.listPolicies, { query }, scope), …]))`.
 *
 * @throws ApiError
 */
export const prefetch = async <E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: InputOf<E>,
  scope: Scope,
  options?: CallOptions,
): Promise<[key: string, answer: unknown]> => [
  readKey(endpoint, input, scope),
  await transport.call(endpoint, input, options),
];
