import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { consultationEndpoints } from './consultation.contract.ts';
import {
  CONSULTING,
  EXPERT_FIELDS,
  EXPERT_LANGUAGES,
  EXPERT_TITLES,
  expertList,
  INSTITUTION_KINDS,
} from './expert.lists.ts';
import { expertEntryEndpoints } from './expert-entry.contract.ts';

export {
  type Consultation,
  type ConsultationInput,
  type ConsultationStatus,
  consultationStatus,
} from './consultation.contract.ts';
export {
  type ExpertEntry,
  type ExpertEntryDraft,
  type ExpertEntryField,
  type ExpertEntryForm,
  type ExpertEntryRemark,
  type ExpertEntryStatus,
  expertEntryForm,
  expertEntryNeeds,
  expertEntryRemark,
  expertEntryStatus,
} from './expert-entry.contract.ts';

export const expertField = z.enum(EXPERT_FIELDS);
export type ExpertField = z.infer<typeof expertField>;
export const expertTitle = z.enum(EXPERT_TITLES);
export type ExpertTitle = z.infer<typeof expertTitle>;
export const institutionKind = z.enum(INSTITUTION_KINDS);
export type InstitutionKind = z.infer<typeof institutionKind>;
export const expertLanguage = z.enum(EXPERT_LANGUAGES);
export type ExpertLanguage = z.infer<typeof expertLanguage>;
export const consulting = z.enum(CONSULTING);
export type Consulting = z.infer<typeof consulting>;

/** A half-day of one of the next working days. */
export const expertSlot = z.object({
  date: isoDate,
  /** 1 morning, 2 afternoon. */
  period: z.literal([1, 2]),
  /** Whether a consultation can be booked then. */
  free: z.boolean(),
});
export interface ExpertSlot extends z.infer<typeof expertSlot> {}

/** An expert as a list shows one. The words are in `lang`, which differs from the request where no translation exists. */
export const expertSummary = z.object({
  id,
  name: z.string(),
  lang: locale,
  field: expertField,
  title: expertTitle,
  institution: z.string(),
  institution_kind: institutionKind,
  position: z.nullable(z.string()),
  /** What the expert is best asked about, in one sentence. */
  headline: z.string(),
  skills: z.array(z.string()),
  languages: z.array(expertLanguage),
  consulting,
  /** Id of the portrait, a public file; null without one. */
  photo: z.nullable(id),
  free_minutes: z.number(),
  /** Of an hour beyond the free minutes; null where it is agreed on. */
  hourly_fee: z.nullable(money),
  answered: z.number(),
  /** Hours in which the expert usually replies; null where nothing is known. */
  reply_hours: z.nullable(z.number()),
  /** Half-days of the next five working days, in the order of time. */
  slots: z.array(expertSlot),
  ...hits,
});
export interface ExpertSummary extends z.infer<typeof expertSummary> {}

export const expertDetail = z.extend(expertSummary, {
  listed_on: isoDate,
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  /** Subjects of the questions answered, the most frequent first. */
  topics: z.array(z.object({ name: z.string(), answered: z.number() })),
  /** Solved problems: `before` and `after` are the measured result, with a note of what was measured. */
  cases: z.array(
    z.object({ title: z.string(), body: z.string(), before: z.string(), after: z.string(), note: z.string() }),
  ),
  /** Works, publications, projects and positions, the latest first. */
  works: z.array(z.object({ year: z.nullable(z.number()), title: z.string(), note: z.string() })),
  related: z.array(
    z.object({ id, name: z.string(), lang: locale, headline: z.string(), photo: z.nullable(id), title: expertTitle }),
  ),
});
export interface ExpertDetail extends z.infer<typeof expertDetail> {}

const experts = listEndpoints({
  path: '/tech/experts',
  summary: 'Experts',
  access: 'public',
  item: expertSummary,
  list: expertList,
  shapes: {},
});

export const expertEndpoints = {
  listExperts: experts.list,
  expertsFile: experts.file,
  getExpert: endpoint({
    method: 'GET',
    path: '/tech/experts/{expert_id}',
    summary: 'An expert with works, solved problems and the half-days of the next five working days',
    access: 'public',
    params: z.object({ expert_id: id }),
    errors: [404],
    response: envelope(expertDetail),
  }),
  ...consultationEndpoints,
  ...expertEntryEndpoints,
};
