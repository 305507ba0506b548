import * as z from 'zod/mini';
import { fenOf } from '../../../shared/amount/amount.ts';
import type { ApplicationValues } from './application-values.ts';

interface Bounds {
  min: number;
  max: number;
}

export interface ApplicationRules {
  /** Fen that the target gives. */
  amount: Bounds;
  /** Months; null where money is not lent for a term. */
  term: Bounds | null;
  /** Fields whose file is still to arrive: the application would go without it. */
  awaited: ReadonlySet<string>;
  say: (missing: keyof ApplicationValues) => string;
  notYet: string;
}

const within = (value: number | null, { min, max }: Bounds): boolean => value !== null && value >= min && value <= max;
const monthsOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null);

/** What an application needs to be submitted. The service checks the same once more. */
export const applicationSchema = ({ amount, term, awaited, say, notYet }: ApplicationRules) => {
  const needed = (name: keyof ApplicationValues) =>
    z.string().check(z.refine((typed) => typed.trim() !== '', say(name)));
  const files = (name: 'statements' | 'attachments', required: boolean) =>
    z.array(z.string()).check(
      z.superRefine((ids: string[], context) => {
        ids.forEach((_, place) => {
          const missing = required && place === 0 && ids.every((id) => !id) && say(name);
          const message = awaited.has(`${name}.${place}`) ? notYet : missing;
          if (message) context.addIssue({ code: 'custom', path: [place], message, input: ids });
        });
      }),
    );
  return z.object({
    amount: z.string().check(z.refine((typed) => within(fenOf(typed, 'wan'), amount), say('amount'))),
    term_months: z
      .string()
      .check(z.refine((typed) => term === null || within(monthsOf(typed), term), say('term_months'))),
    purpose: needed('purpose'),
    plan: needed('plan'),
    contact_person: needed('contact_person'),
    contact_phone: z.string().check(z.regex(/^1[3-9]\d{9}$/, say('contact_phone'))),
    licence: z.string().check(
      z.superRefine((id: string, context) => {
        const message = awaited.has('licence') ? notYet : !id && say('licence');
        if (message) context.addIssue({ code: 'custom', message, input: id });
      }),
    ),
    statements: files('statements', true),
    attachments: files('attachments', false),
  });
};
