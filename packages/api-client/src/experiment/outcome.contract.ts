import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { outcomeList } from './outcome.lists.ts';
import {
  cooperationMode,
  figure,
  holderType,
  named,
  params,
  researchPhase,
  technologyField,
} from './resource.contract.ts';

export const outcomeSummary = z.object({
  id,
  title: z.string(),
  lang: locale,
  field: technologyField,
  phase: researchPhase,
  /** Technology readiness, 1 to 9. */
  maturity: z.number().check(z.gte(1), z.lte(9)),
  cooperation: z.array(cooperationMode),
  holder_type: holderType,
  holder: z.string(),
  /** Null where it is negotiable. */
  price: z.nullable(money),
  /** Terms beside or instead of a price: `不低于 8%`; null for none. */
  terms: z.nullable(z.string()),
  patents: z.number(),
  /** Progress: `已有 2 家试用`; null where unknown. */
  progress: z.nullable(z.string()),
  published_on: isoDate,
  cover: z.nullable(id),
  ...hits,
});
export interface OutcomeSummary extends z.infer<typeof outcomeSummary> {}

export const outcomeDetail = z.extend(outcomeSummary, {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  highlights: z.array(z.string()),
  figures: z.array(figure),
  /** Where it can be used. */
  applications: z.array(z.string()),
  patent_list: z.array(z.object({ number: z.string(), title: z.string(), granted_on: isoDate })),
  contact: z.object({ name: z.string(), phone: z.string() }),
  laboratory: z.nullable(named),
  /** Up to three of the same field. */
  related: z.array(outcomeSummary),
});
export interface OutcomeDetail extends z.infer<typeof outcomeDetail> {}

const outcomes = listEndpoints({
  path: '/industrial/outcomes',
  summary: 'Research outcomes',
  access: 'public',
  item: outcomeSummary,
  list: outcomeList,
  shapes: {},
});

export const outcomeEndpoints = {
  listOutcomes: outcomes.list,
  outcomesFile: outcomes.file,
  getOutcome: endpoint({
    method: 'GET',
    path: '/industrial/outcomes/{obj_id}',
    summary: 'A research outcome with its figures, patents and contact',
    access: 'public',
    params,
    errors: [404],
    response: envelope(outcomeDetail),
  }),
};
