import * as z from 'zod/mini';
import { creditCode, endpoint, envelope, id, isoDate, isoTime, mobile, money, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { attachment } from '../file/attachment.contract.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { entryApplication as life } from '../lifecycle/subjects/entry-application.lifecycle.ts';
import { entryApplicationList, MOST_ENTRY_FILES, MOST_TERM_MONTHS, RENT_PERIODS } from './entry-application.lists.ts';

/** State of an application to enter a park. */
export const entryApplicationStatus = stateOf(life);
export type EntryApplicationStatus = z.infer<typeof entryApplicationStatus>;

export const rentPeriod = z.enum(RENT_PERIODS);
export type RentPeriod = z.infer<typeof rentPeriod>;

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const count = (max: number) => z.number().check(z.int(), z.gte(1), z.lte(max));

/** The form of an application as it is saved; an empty field is '', null or []. */
export const entryApplicationForm = z.object({
  enterprise_name: words(200),
  credit_code: z.union([z.literal(''), creditCode]),
  address: words(300),
  industry: words(100),
  /** The unit wanted. */
  unit_id: z.union([z.literal(''), id]),
  /** First day of the rent. */
  starts_on: z.union([z.literal(''), isoDate]),
  term_months: z.nullable(count(MOST_TERM_MONTHS)),
  rent_period: z.enum(['', ...RENT_PERIODS]),
  /** What the space is used for. */
  purpose: words(1000),
  headcount: z.nullable(count(100_000)),
  investment: z.nullable(money),
  /** Whether the use affects the environment: emissions, waste, noise. */
  environmental_impact: z.nullable(z.boolean()),
  /** What the effects are and what is done about them; required with an impact. */
  environmental_note: words(1000),
  contact_person: words(50),
  contact_phone: z.string().check(z.regex(/^$|^1[3-9]\d{9}$/)),
  /** Id of the business licence. */
  licence: z.union([z.literal(''), id]),
  /** Ids of other files. */
  attachments: z.array(id).check(z.maxLength(MOST_ENTRY_FILES)),
});
export interface EntryApplicationForm extends z.infer<typeof entryApplicationForm> {}
export type EntryApplicationField = keyof EntryApplicationForm;

/** Fields of a draft, all optional. Submitting checks the required ones. */
export const entryApplicationDraft = z.partial(entryApplicationForm);
export interface EntryApplicationDraft extends z.infer<typeof entryApplicationDraft> {}

/** What submitting requires; the other fields may stay empty. */
export const entryApplicationNeeds = z.object({
  enterprise_name: text(200),
  credit_code: creditCode,
  industry: text(100),
  unit_id: id,
  starts_on: isoDate,
  term_months: count(MOST_TERM_MONTHS),
  rent_period: rentPeriod,
  purpose: text(1000),
  headcount: count(100_000),
  investment: money,
  environmental_impact: z.boolean(),
  contact_person: text(50),
  contact_phone: mobile,
  licence: id,
});

/** What has to be corrected in one field of a returned application. */
export const entryApplicationRemark = z.object({
  field: z.enum(Object.keys(entryApplicationForm.shape) as [EntryApplicationField, ...EntryApplicationField[]]),
  remark: text(200),
});
export interface EntryApplicationRemark extends z.infer<typeof entryApplicationRemark> {}

/** An enterprise's application for a unit. */
export const entryApplication = z.object({
  id,
  /** Number for phone calls: EA20261120-7K3M. */
  number: z.string(),
  enterprise_id: id,
  user_id: id,
  form: entryApplicationForm,
  /** The unit wanted; null while none is chosen. */
  unit: z.nullable(z.object({ id, title: z.string(), park_id: id })),
  /** Files of the form that exist, the licence first. */
  files: z.array(attachment),
  /** Incremented by each edit. An edit of an older version is refused: optimistic locking between colleagues. */
  version: z.number(),
  status: entryApplicationStatus,
  /** Of the last return, by field; empty where it was not returned. */
  remarks: z.array(entryApplicationRemark),
  /** The contract that an approved application has made. */
  contract_id: z.nullable(id),
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(entryApplicationStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(entryApplicationStatus),
});
export interface EntryApplication extends z.infer<typeof entryApplication> {}

const PATH = '/space-service/admission_applies';
const params = z.object({ admission_apply_id: id });

const entryApplications = listEndpoints({
  path: PATH,
  summary: "My enterprise's park entry applications, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: entryApplication,
  list: entryApplicationList,
  shapes: {},
});

export const entryApplicationEndpoints = {
  listEntryApplications: entryApplications.list,
  entryApplicationsFile: entryApplications.file,
  createEntryApplication: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Begin a park entry application as a draft. 403 without an enterprise',
    access: 'user',
    body: entryApplicationDraft,
    status: 201,
    idempotent: true,
    errors: [403],
    response: envelope(entryApplication),
  }),
  getEntryApplication: endpoint({
    method: 'GET',
    path: `${PATH}/{admission_apply_id}`,
    summary: "One of my enterprise's applications with its files, remarks and events",
    access: 'user',
    params,
    errors: [404],
    response: envelope(entryApplication),
  }),
  editEntryApplication: endpoint({
    method: 'PUT',
    path: `${PATH}/{admission_apply_id}`,
    summary: 'Save a draft or a returned application. 409 with details.version where somebody saved in between',
    access: 'user',
    params,
    body: z.extend(entryApplicationDraft, { version: z.number().check(z.int(), z.gte(1)) }),
    errors: [403, 404, 409],
    response: envelope(entryApplication),
  }),
  moveEntryApplication: endpoint({
    method: 'POST',
    path: `${PATH}/{admission_apply_id}/status`,
    summary:
      'Submit or withdraw mine; as an operator review, approve, return with remarks or reject. 422 lists what is allowed or still missing, or says that the unit is let',
    access: 'user',
    params,
    body: z.extend(stateChange(life, entryApplicationStatus), {
      /** By field, with a return alone. */
      remarks: z.optional(z.array(entryApplicationRemark).check(z.maxLength(20))),
    }),
    errors: [403, 404],
    response: envelope(entryApplication),
  }),
};
