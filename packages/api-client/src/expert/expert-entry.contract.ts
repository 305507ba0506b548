import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, mobile, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { expertEntry as life } from '../lifecycle/subjects/expert-entry.lifecycle.ts';
import {
  EXPERT_FIELDS,
  EXPERT_HOURS,
  EXPERT_LANGUAGES,
  EXPERT_TITLES,
  expertEntryList,
  INSTITUTION_KINDS,
} from './expert.lists.ts';

/** State of an expert's entry application. */
export const expertEntryStatus = stateOf(life);
export type ExpertEntryStatus = z.infer<typeof expertEntryStatus>;

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const choice = <const T extends readonly string[]>(values: T) => z.enum(['', ...values]);

/** The form of an entry as it is saved; an empty field is '' or []. */
export const expertEntryForm = z.object({
  name: words(50),
  contact_phone: z.string().check(z.regex(/^$|^1[3-9]\d{9}$/)),
  field: choice(EXPERT_FIELDS),
  title: choice(EXPERT_TITLES),
  institution: words(100),
  institution_kind: choice(INSTITUTION_KINDS),
  position: words(100),
  languages: z.array(z.enum(EXPERT_LANGUAGES)).check(z.maxLength(EXPERT_LANGUAGES.length)),
  headline: words(100),
  skills: z.array(text(20)).check(z.maxLength(6)),
  introduction: words(2000),
  /** One a line: `2025 Title, note`. */
  works: words(2000),
  hours: z.array(z.enum(EXPERT_HOURS)).check(z.maxLength(EXPERT_HOURS.length)),
  /** Id of the portrait. */
  photo: z.union([z.literal(''), id]),
  /** Ids of the certificates. */
  certificates: z.array(id).check(z.maxLength(5)),
});
export interface ExpertEntryForm extends z.infer<typeof expertEntryForm> {}
export type ExpertEntryField = keyof ExpertEntryForm;

/** Fields of a draft, all optional. Submitting checks the required ones. */
export const expertEntryDraft = z.partial(expertEntryForm);
export interface ExpertEntryDraft extends z.infer<typeof expertEntryDraft> {}

/** What submitting requires; the other fields may stay empty. */
export const expertEntryNeeds = z.object({
  name: text(50),
  contact_phone: mobile,
  field: z.enum(EXPERT_FIELDS),
  title: z.enum(EXPERT_TITLES),
  institution: text(100),
  institution_kind: z.enum(INSTITUTION_KINDS),
  languages: expertEntryForm.shape.languages.check(z.minLength(1)),
  headline: text(100),
  introduction: text(2000),
  hours: expertEntryForm.shape.hours.check(z.minLength(1)),
  photo: id,
  certificates: expertEntryForm.shape.certificates.check(z.minLength(1)),
});

/** What has to be corrected in one field of a returned entry. */
export const expertEntryRemark = z.object({
  field: z.enum(Object.keys(expertEntryForm.shape) as [ExpertEntryField, ...ExpertEntryField[]]),
  remark: text(200),
});
export interface ExpertEntryRemark extends z.infer<typeof expertEntryRemark> {}

/** A user's application to be listed as an expert. */
export const expertEntry = z.object({
  id,
  /** Number for phone calls: EE20261120-7K3M. */
  number: z.string(),
  user_id: id,
  form: expertEntryForm,
  /** Incremented by each edit. An edit of an older version is refused. */
  version: z.number(),
  status: expertEntryStatus,
  /** Of the last return, by field; empty where it was not returned. */
  remarks: z.array(expertEntryRemark),
  /** The listed expert that an approved entry has become. */
  expert_id: z.nullable(id),
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(expertEntryStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(expertEntryStatus),
});
export interface ExpertEntry extends z.infer<typeof expertEntry> {}

const PATH = '/tech/expert_entries';
const params = z.object({ expert_entry_id: id });

const expertEntries = listEndpoints({
  path: PATH,
  summary: "My expert entries, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: expertEntry,
  list: expertEntryList,
  shapes: {},
});

export const expertEntryEndpoints = {
  listExpertEntries: expertEntries.list,
  expertEntriesFile: expertEntries.file,
  createExpertEntry: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Begin an expert entry as a draft. 409 with details.expert_entry_id for a second one that has not ended',
    access: 'user',
    body: expertEntryDraft,
    status: 201,
    idempotent: true,
    errors: [409],
    response: envelope(expertEntry),
  }),
  getExpertEntry: endpoint({
    method: 'GET',
    path: `${PATH}/{expert_entry_id}`,
    summary: 'One of my expert entries with its events',
    access: 'user',
    params,
    errors: [404],
    response: envelope(expertEntry),
  }),
  editExpertEntry: endpoint({
    method: 'PUT',
    path: `${PATH}/{expert_entry_id}`,
    summary: 'Save a draft or a returned entry. 409 with details.version where it was saved in between',
    access: 'user',
    params,
    body: z.extend(expertEntryDraft, { version: z.number().check(z.int(), z.gte(1)) }),
    errors: [403, 404, 409],
    response: envelope(expertEntry),
  }),
  moveExpertEntry: endpoint({
    method: 'POST',
    path: `${PATH}/{expert_entry_id}/status`,
    summary:
      'Submit or withdraw mine; as an operator review, approve, return with remarks or reject. 422 lists what is allowed or still missing',
    access: 'user',
    params,
    body: z.extend(stateChange(life, expertEntryStatus), {
      /** By field, with a return alone. */
      remarks: z.optional(z.array(expertEntryRemark).check(z.maxLength(20))),
    }),
    errors: [403, 404],
    response: envelope(expertEntry),
  }),
};
