import type { CallOptions, Transport } from '../transport/transport.ts';
import type { Overview } from './overview.contract.ts';
import { overviewEndpoints } from './overview.endpoints.gen.ts';

/** What waits for the user, the latest record of each kind, and the dates of the next 30 days. */
export const getOverview = async (transport: Transport, options?: CallOptions): Promise<Overview> =>
  (await transport.call(overviewEndpoints.overview, {}, options)).data;
