import { INNOVATION_FIELDS } from '@zonekit/api-client/content/lists';
import { SUPPLY_QUALIFICATIONS, SUPPLY_REGIONS } from '@zonekit/api-client/supply/company/lists';
import type { OwnDemand } from '@zonekit/api-client/supply/demand/contract';
import { MOST_INDICATORS, MOST_KEYWORDS, MOST_PAYMENTS, OWNERSHIPS } from '@zonekit/api-client/supply/demand/lists';
import type { DraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import * as z from 'zod/mini';
import { formSlots, storedText } from '../../shared/form/draft-slots.ts';

const FEN_PER_10K = 1_000_000;
const amount = z.nullable(z.number());
const line = z.object({
  name: z.string(),
  now: amount,
  goal: z.enum(['at_least', 'at_most']),
  target: amount,
  unit: z.string(),
});
/** Percent of the budget, and what it is paid for. */
const payment = z.object({ share: amount, name: z.string() });

const texts = {
  title: storedText,
  field: storedText,
  problem: storedText,
  provides: storedText,
  delivery: storedText,
  ownership: storedText,
  deadline: storedText,
  region: storedText,
  /** With spaces or commas between them. */
  keywords: storedText,
  contact_person: storedText,
  contact_phone: storedText,
};
const stored = z.object({
  ...texts,
  indicators: z.array(line).check(z.maxLength(MOST_INDICATORS)),
  term_months: amount,
  /** Ten thousand yuan. */
  budget: amount,
  qualifications: z.array(storedText),
  // Drafts that were stored before the form had payments have none.
  payments: z._default(z.array(payment).check(z.maxLength(MOST_PAYMENTS)), []),
});
export const demandSlot = formSlots('demand', stored);
export type DemandValues = z.output<typeof stored>;

const wordsOf = (keywords: string): string[] => [
  ...new Set(keywords.split(/[\s,，、;；]+/).filter((word) => word !== '')),
];

/** What the shares add up to, in percent. */
export const sharesOf = (parts: DemandValues['payments']): number =>
  parts.reduce((sum, { share }) => sum + (share ?? 0), 0);

type Missing =
  | 'title'
  | 'field'
  | 'problem'
  | 'delivery'
  | 'term_months'
  | 'budget'
  | 'deadline'
  | 'payments'
  | 'paymentsTotal'
  | 'keywords'
  | 'indicators'
  | 'contact_person'
  | 'contact_phone';

/** What a demand must say. The service checks the same once more. @param today `YYYY-MM-DD` */
export const demandSchema = (today: string, say: (missing: Missing) => string) => {
  const needed = (name: Missing) => z.string().check(z.trim(), z.minLength(1, say(name)));
  const few = (text: string) => {
    const words = wordsOf(text);
    return words.length <= MOST_KEYWORDS && words.every((word) => word.length <= 20);
  };
  return z.object({
    title: needed('title'),
    field: needed('field'),
    problem: needed('problem'),
    provides: z.string(),
    indicators: z
      .array(line)
      .check(
        z.refine(
          (lines) => lines.every(({ name, target }) => name.trim() !== '' && target !== null),
          say('indicators'),
        ),
      ),
    delivery: needed('delivery'),
    term_months: amount.check(z.refine((term) => term !== null && term >= 1 && term <= 60, say('term_months'))),
    ownership: z.string(),
    budget: amount.check(z.refine((budget) => budget === null || budget > 0, say('budget'))),
    deadline: z.string().check(z.refine((day: string) => day > today, say('deadline'))),
    payments: z.array(payment).check(
      z.refine(
        (parts) => parts.every(({ share, name }) => name.trim() !== '' && Number.isInteger(share)),
        say('payments'),
      ),
      z.refine((parts) => parts.length === 0 || sharesOf(parts) === 100, say('paymentsTotal')),
    ),
    region: z.string(),
    qualifications: z.array(z.string()),
    keywords: z.string().check(z.refine(few, say('keywords'))),
    contact_person: needed('contact_person'),
    contact_phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, say('contact_phone'))),
  });
};

export type DemandSchema = ReturnType<typeof demandSchema>;
export type DemandFields = DraftForm<DemandSchema, null>['form'];

/** The fields of each step, in their order. */
export const STEPS = {
  problem: ['title', 'field', 'problem', 'provides', 'indicators'],
  terms: ['delivery', 'term_months', 'ownership', 'budget', 'payments', 'deadline'],
  wishes: ['region', 'qualifications', 'keywords'],
  contact: ['contact_person', 'contact_phone'],
} as const satisfies Record<string, readonly (keyof DemandValues)[]>;
export type Step = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as Step[];

/** What companies are compared with; null until the field is chosen. */
export const wishesOf = (values: Pick<DemandValues, 'field' | 'region' | 'qualifications' | 'keywords'>) => {
  const field = INNOVATION_FIELDS.find((name) => name === values.field);
  return field
    ? {
        field,
        region: SUPPLY_REGIONS.find((name) => name === values.region) ?? 'country',
        qualifications: SUPPLY_QUALIFICATIONS.filter((name) => values.qualifications.includes(name)),
        keywords: wordsOf(values.keywords),
      }
    : null;
};

/** The values as the service takes them; money in fen. */
export const demandBody = (values: z.output<DemandSchema>) => {
  const { indicators, payments, term_months, budget, ownership, qualifications, keywords, ...rest } = values;
  const wishes = wishesOf({ ...rest, qualifications, keywords });
  return {
    ...rest,
    field: wishes?.field ?? 'other',
    region: wishes?.region ?? 'country',
    qualifications: wishes?.qualifications ?? [],
    keywords: wishes?.keywords ?? [],
    indicators: indicators.map((each) => ({ ...each, name: each.name.trim(), target: each.target ?? 0 })),
    term_months: Math.round(term_months ?? 1),
    ownership: OWNERSHIPS.find((name) => name === ownership) ?? 'shared',
    budget: budget === null ? null : ({ amount: Math.round(budget * FEN_PER_10K), currency: 'CNY' } as const),
    payments: payments.map(({ share, name }) => ({ share: share ?? 0, name: name.trim() })),
  };
};

/** A stored draft as the form's values. */
export const valuesOf = (demand: OwnDemand): DemandValues => {
  const { title, field, problem, provides, delivery, ownership, deadline, region, term_months } = demand;
  return {
    ...{ title, field, problem, provides, delivery, ownership, deadline, region, term_months },
    ...{ contact_person: demand.contact_person, contact_phone: demand.contact_phone },
    indicators: demand.indicators,
    payments: demand.payments,
    budget: demand.budget && demand.budget.amount / FEN_PER_10K,
    qualifications: demand.qualifications,
    keywords: demand.keywords.join(' '),
  };
};
