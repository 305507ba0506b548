import * as z from 'zod/mini';
import { id, isoDate, locale } from '../../contract/contract.ts';

/** One text of a document that was replaced, or the present one, whose id is that of the document. */
export const policyVersion = z.object({
  id,
  title: z.string(),
  lang: locale,
  number: z.string(),
  published_on: isoDate,
  effective_on: isoDate,
  /** The last day of a replaced text; of the present one the day on which it expires, or null. */
  ended_on: z.nullable(isoDate),
});
export interface PolicyVersion extends z.infer<typeof policyVersion> {}

/** A stretch of a clause; `changed` where the other version reads otherwise. */
const piece = z.object({ text: z.string(), changed: z.boolean() });

export const clauseChange = z.enum(['unchanged', 'changed', 'added', 'removed']);
export type ClauseChange = z.infer<typeof clauseChange>;

export const clauseComparison = z.object({
  change: clauseChange,
  /** The number of the clause in the newer text, or in the older one where it was removed; null for an unnumbered paragraph. */
  label: z.nullable(z.string()),
  older: z.nullable(z.array(piece)),
  newer: z.nullable(z.array(piece)),
});
export interface ClauseComparison extends z.infer<typeof clauseComparison> {}

/** Two texts of a document, clause by clause, in the order of the newer one. */
export const policyComparison = z.object({
  older: policyVersion,
  newer: policyVersion,
  lang: locale,
  counts: z.object({ unchanged: z.number(), changed: z.number(), added: z.number(), removed: z.number() }),
  clauses: z.array(clauseComparison),
});
export interface PolicyComparison extends z.infer<typeof policyComparison> {}
