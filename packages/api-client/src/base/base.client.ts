import type { CallOptions, Transport } from '../transport/transport.ts';
import type { BaseAnswer, Dictionary } from './base.contract.ts';
import { baseEndpoints } from './base.endpoints.gen.ts';

/** Bootstrap data: clock, agreements in force, sign-ons, rules. */
export const baseRequest = async (transport: Transport, options?: CallOptions): Promise<BaseAnswer> =>
  (await transport.call(baseEndpoints.baseRequest, {}, options)).data;

/** Enumerations with labels: the named ones, or all. @throws ApiError `not_found` */
export const getDictionaries = async (
  transport: Transport,
  names?: readonly string[],
  options?: CallOptions,
): Promise<Dictionary[]> =>
  (await transport.call(baseEndpoints.dictionaries, { query: { ...(names && { name: [...names] }) } }, options)).data;
