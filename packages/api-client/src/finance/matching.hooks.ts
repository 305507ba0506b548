'use client';
import type { Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { LoanNeed } from './matching.client.ts';
import type { LoanMatches } from './matching.contract.ts';
import { loanMatchingEndpoints } from './matching.endpoints.gen.ts';

const { matchLoans } = loanMatchingEndpoints;

/** Debt products held against a need; the answer before stays, marked stale, while a new one loads. Null asks nothing. */
export const useLoanMatches = (need: LoanNeed | null): Read<LoanMatches> =>
  useRead(matchLoans, need === null ? null : { query: need }, { keep: true });
