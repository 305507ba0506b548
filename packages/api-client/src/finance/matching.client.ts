import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { LoanMatches } from './matching.contract.ts';
import { loanMatchingEndpoints } from './matching.endpoints.gen.ts';

export type LoanNeed = NonNullable<InputOf<typeof loanMatchingEndpoints.matchLoans>['query']>;

/** Debt products held against a need; `amount` is ten-thousand yuan, `term` months. */
export const matchLoans = (transport: Transport, need: LoanNeed = {}, options?: CallOptions): Promise<LoanMatches> =>
  transport.call(loanMatchingEndpoints.matchLoans, { query: need }, options);
