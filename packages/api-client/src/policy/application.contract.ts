import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, money } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { policyApplication } from '../lifecycle/subjects/policy-application.lifecycle.ts';
import { applicationList } from './application.lists.ts';

/** Mainland mobile number. */
const MOBILE = /^1[3-9]\d{9}$/;

/** State of a policy application. */
export const applicationStatus = stateOf(policyApplication);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

/** A file handed in for one of the declaration's materials, by its index there, from 0. */
export const applicationMaterial = z.object({
  material: z.number().check(z.int(), z.gte(0), z.lte(99)),
  file_id: id,
});

/** Fields of a draft, all optional. Submitting checks the required ones. */
export const applicationDraft = z.object({
  contact_person: z.optional(z.string().check(z.trim(), z.maxLength(50))),
  contact_phone: z.optional(z.string().check(z.regex(/^$|^1[3-9]\d{9}$/))),
  /** Requested amount; null if the declaration pays no money. */
  amount: z.optional(z.nullable(money)),
  statement: z.optional(z.string().check(z.trim(), z.maxLength(4000))),
  materials: z.optional(z.array(applicationMaterial).check(z.maxLength(100))),
});
export interface ApplicationDraft extends z.infer<typeof applicationDraft> {}

/** An enterprise's application to a declaration. */
export const application = z.object({
  id,
  /** Number for phone calls: PA20261120-7K3M. */
  number: z.string(),
  declaration: z.object({ id, title: z.string(), closes_at: isoTime }),
  enterprise_id: id,
  user_id: id,
  contact_person: z.string(),
  contact_phone: z.string(),
  amount: z.nullable(money),
  statement: z.string(),
  materials: z.array(applicationMaterial),
  /** Incremented by each edit. An edit of an older version is refused: optimistic locking between colleagues. */
  version: z.number(),
  status: applicationStatus,
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(applicationStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(applicationStatus),
});
export interface Application extends z.infer<typeof application> {}

/** An application as a list has it; `getApplication` has the rest. */
export const applicationSummary = z.extend(
  z.pick(application, {
    id: true,
    number: true,
    declaration: true,
    contact_person: true,
    contact_phone: true,
    amount: true,
    status: true,
    updated_at: true,
    allowed: true,
  }),
  {
    /** Of its last change; null for none. */
    reason: z.nullable(z.string()),
  },
);
export interface ApplicationSummary extends z.infer<typeof applicationSummary> {}

const params = z.object({ application_id: id });
const PATH = '/policy/users_policy';

const applications = listEndpoints({
  path: PATH,
  summary: "My enterprise's applications, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: applicationSummary,
  list: applicationList,
  shapes: {},
});

export const applicationEndpoints = {
  listApplications: applications.list,
  applicationsFile: applications.file,
  createApplication: endpoint({
    method: 'POST',
    path: PATH,
    summary:
      'Begin an application as a draft. 403 without an enterprise; 409 with details.application_id for a second one',
    access: 'user',
    body: z.extend(applicationDraft, { declaration_id: id }),
    status: 201,
    idempotent: true,
    errors: [403, 404, 409],
    response: envelope(application),
  }),
  getApplication: endpoint({
    method: 'GET',
    path: `${PATH}/{application_id}`,
    summary: "One of my enterprise's applications with its events",
    access: 'user',
    params,
    errors: [404],
    response: envelope(application),
  }),
  editApplication: endpoint({
    method: 'PUT',
    path: `${PATH}/{application_id}`,
    summary: 'Save a draft or a returned application. 409 with details.version where somebody saved in between',
    access: 'user',
    params,
    body: z.extend(applicationDraft, { version: z.number().check(z.int(), z.gte(1)) }),
    errors: [403, 404, 409],
    response: envelope(application),
  }),
  moveApplication: endpoint({
    method: 'POST',
    path: `${PATH}/{application_id}/status`,
    summary: 'Submit mine; as an operator review, grant, return or decline. 422 lists what is allowed or still missing',
    access: 'user',
    params,
    body: stateChange(policyApplication, applicationStatus),
    errors: [403, 404],
    response: envelope(application),
  }),
  deleteApplication: endpoint({
    method: 'DELETE',
    path: `${PATH}/{application_id}`,
    summary: 'Throw a draft away; what was submitted once stays',
    access: 'user',
    params,
    errors: [403, 404],
    response: envelope(z.object({ deleted: z.literal(true) })),
  }),
};

/** Fields required for submitting. */
export const applicationNeeds = z.object({
  contact_person: z.string().check(z.minLength(1)),
  contact_phone: z.string().check(z.regex(MOBILE)),
  statement: z.string().check(z.minLength(1)),
});
