import * as z from 'zod/mini';
import { fenOf } from '../../../shared/amount/amount.ts';
import { type ClaimRules, claimRules } from '../../../shared/claims/form/claim-schema.ts';
import type { ApplicationValues } from './application-values.ts';

interface Bounds {
  min: number;
  max: number;
}

export interface ApplicationRules extends ClaimRules<keyof ApplicationValues> {
  /** Fen that the target gives. */
  amount: Bounds;
  /** Months; null where money is not lent for a term. */
  term: Bounds | null;
}

const within = (value: number | null, { min, max }: Bounds): boolean => value !== null && value >= min && value <= max;
const monthsOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null);

/** What an application needs to be submitted. The service checks the same once more. */
export const applicationSchema = ({ amount, term, awaited, say, notYet }: ApplicationRules) => {
  const { needed, matching, file, files } = claimRules({ awaited, say, notYet });
  return z.object({
    amount: z.string().check(z.refine((typed) => within(fenOf(typed, 'wan'), amount), say('amount'))),
    term_months: z
      .string()
      .check(z.refine((typed) => term === null || within(monthsOf(typed), term), say('term_months'))),
    purpose: needed('purpose'),
    plan: needed('plan'),
    contact_person: needed('contact_person'),
    contact_phone: matching('contact_phone', /^1[3-9]\d{9}$/),
    licence: file('licence'),
    statements: files('statements'),
    attachments: files('attachments', false),
  });
};
