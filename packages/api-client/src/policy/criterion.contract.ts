import * as z from 'zod/mini';

/** A field of the profile, or `facts.<name>`. */
const field = z.string().check(z.regex(/^(facts\.[a-z][a-z0-9_]*|[a-z][a-z0-9_.]*)$/));

/**
 * A condition of a declaration, as data. `field` names a field of the profile:
 * `enterprise_age_months` (from reg_time), `region` (address_area: any of the codes, prefix by level), `industry`,
 * `intellectual_property_rights` (a count), `is_high_tech`, `last_year_sales`, `last_year_r_and_d`, `financing_amount`
 * (ten-thousand yuan), `applicant_background`, or `facts.<name>`.
 */
export const criterion = z.object({
  id: z.string(),
  field,
  operator: z.enum(['eq', 'in', 'any_of', 'none_of', 'gte', 'lte', 'gt', 'lt', 'between']),
  value: z.union([z.number(), z.boolean(), z.string(), z.array(z.union([z.string(), z.number()]))]),
  /** Text in the language of the request: "R&D spend of last year not under CNY 3 million". */
  label: z.string(),
  /** The clause in the document: "Article 4 (2)". */
  clause: z.string(),
});
export interface Criterion extends z.infer<typeof criterion> {}

export const verdict = z.enum(['met', 'unmet', 'unknown']);
export type Verdict = z.infer<typeof verdict>;

/** The smallest change that would meet a criterion; null for a fact that cannot change (a date of registration). */
export const nearestChange = z.object({
  field,
  /** Required value, in the profile's format. */
  to: z.union([z.number(), z.boolean(), z.string(), z.array(z.union([z.string(), z.number()]))]),
  label: z.string(),
});

export interface NearestChange extends z.infer<typeof nearestChange> {}

export const criterionVerdict = z.object({
  criterion,
  verdict,
  /** The profile's value as text; null without one. */
  actual: z.nullable(z.string()),
  nearest_change: z.nullable(nearestChange),
  /** For `unknown`: the question, and the fact or field that its answer fills. */
  ask: z.nullable(z.object({ field, kind: z.enum(['boolean', 'number', 'answer']), question: z.string() })),
});
export interface CriterionVerdict extends z.infer<typeof criterionVerdict> {}

/** `eligible`: all met; `near`: exactly one unmet and it can change; `unknown`: none unmet, some unknown; else `not`. */
export const eligibility = z.enum(['eligible', 'near', 'unknown', 'not']);
export type Eligibility = z.infer<typeof eligibility>;
