import * as z from 'zod/mini';
import { endpoint, manyOf, money, pageOf, pageQuery } from '../contract/contract.ts';
import { criterionVerdict, eligibility } from '../policy/criterion.contract.ts';
import { MATCH_SORTS } from './matching.lists.ts';
import { collateral, debtProductSummary, loanPurpose } from './product.contract.ts';

const matchSort = z.enum(MATCH_SORTS);
export type MatchSort = z.infer<typeof matchSort>;

/**
 * A debt product held against a need. The first four verdicts are on `need.amount`, `need.term`, `need.purpose` and
 * `need.collateral`, the others on the conditions of the enterprise.
 */
export const loanMatch = z.object({
  product: debtProductSummary,
  eligibility,
  verdicts: z.array(criterionVerdict),
  met: z.number(),
  unmet: z.number(),
  unknown: z.number(),
});
export interface LoanMatch extends z.infer<typeof loanMatch> {}

/** Products on sale by what the match says. */
export const loanTally = z.object({ eligible: z.number(), near: z.number(), unknown: z.number(), not: z.number() });
export interface LoanTally extends z.infer<typeof loanTally> {}

/** Two products that lend together what one of them does not. */
export const loanCombination = z.object({
  /** The lower rate first; the amounts add up to the need. */
  parts: z.array(
    z.object({
      product: debtProductSummary,
      amount: money,
      /** Conditions of it that are still to be confirmed. */
      unknown: z.number(),
    }),
  ),
  /** Of both by amount, in basis points. */
  rate: z.number(),
  /** The lowest rate of a product that lends all of it; null where none does. */
  single_rate: z.nullable(z.number()),
});
export interface LoanCombination extends z.infer<typeof loanCombination> {}

/** Loans for a need, with tallies and combinations. */
export const loanMatches = z.extend(pageOf(loanMatch), {
  /** Whether a saved profile answered for the enterprise. */
  profile: z.boolean(),
  tally: loanTally,
  /** The cheapest, of a need that states its amount; at most two. */
  combinations: z.array(loanCombination),
});
export interface LoanMatches extends z.infer<typeof loanMatches> {}

export const loanMatchingEndpoints = {
  matchLoans: endpoint({
    method: 'GET',
    path: '/financial/debt_products/matches',
    summary:
      'Debt products on sale held against a need: sum in ten-thousand yuan, term in months, purpose, security; with the saved profile of a signed-in user',
    access: 'optional',
    query: z.object({
      amount: z.optional(z.coerce.number().check(z.gt(0), z.lte(1_000_000))),
      term: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(360))),
      purpose: z.optional(loanPurpose),
      collateral: manyOf(collateral),
      sort: z._default(matchSort, 'fit'),
      page_index: pageQuery.page_index,
      page_size: pageQuery.page_size,
    }),
    response: loanMatches,
  }),
};
