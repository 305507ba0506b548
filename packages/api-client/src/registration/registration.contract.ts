import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, isoTime, money, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { attachment } from '../file/attachment.contract.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { registrationStep as life } from '../lifecycle/subjects/registration-step.lifecycle.ts';
import { FACT_KEYS, FACT_KINDS } from './registration.facts.ts';
import { REGISTRATION_STATUSES, registrationList } from './registration.lists.ts';
import { RESULT_KEYS } from './registration.results.ts';
import { REGISTRATION_STEPS, STEP_PATHS, STEP_STATES } from './registration.steps.ts';

export const registrationStepName = z.enum(REGISTRATION_STEPS);
/** State of a step. */
export const registrationStepStatus = stateOf(life);
export type RegistrationStepStatus = z.infer<typeof registrationStepStatus>;
export const registrationFact = z.enum(FACT_KEYS);

export const registrationPerson = z.object({
  name: z.string().check(z.trim(), z.maxLength(50)),
  id_card: z.string().check(z.trim(), z.maxLength(18)),
});

/** By the kind of the fact: ids of files, people, money in fen, a number, or text (a day, a choice, a number of an identity card). */
export const registrationValue = z.union([
  z.string().check(z.trim(), z.maxLength(1000)),
  z.number(),
  money,
  z.array(id).check(z.maxLength(10)),
  z.array(registrationPerson).check(z.maxLength(200)),
]);

/** Where a value comes from. */
export const valueSource = z.object({
  /**
   * `licence` the business licence; `step` another step, its form or what its office wrote down; `profile` the account or
   * its enterprise; `own` typed into this form.
   */
  from: z.enum(['licence', 'step', 'profile', 'own']),
  /** Null for `profile`. */
  step: z.nullable(registrationStepName),
  on: z.nullable(isoDate),
});
export interface ValueSource extends z.infer<typeof valueSource> {}

/** What has to be corrected in one field of a returned step. */
export const registrationRemark = z.object({ field: registrationFact, remark: text(200) });
export interface RegistrationRemark extends z.infer<typeof registrationRemark> {}

/** A step as the list of steps shows it. */
export const registrationStepState = z.object({
  step: registrationStepName,
  /** Its word in paths: `/businessregistration/registrations/{id}/register`. */
  path: z.enum(Object.values(STEP_PATHS)),
  /** `waiting` while prerequisites are not done. */
  state: z.enum(STEP_STATES),
  waits_for: z.array(registrationStepName),
  /** Who has it; null where nobody has to act. */
  holder: z.nullable(
    z.object({
      actor: z.enum(['applicant', 'operator']),
      /** Counter of the office in the language of the request; name of the enterprise, '' for a founder without one. */
      place: z.string(),
      person: z.string(),
    }),
  ),
  /** Counter of the office, whoever has it. */
  office: z.string(),
  /** End of the term of who has it; null without one. */
  due_at: z.nullable(isoTime),
  workdays: z.object({
    /** Of the office. */
    limit: z.number(),
    /** That the office has used, of all submissions; 0 before the first. */
    used: z.number(),
  }),
  /** The day on which it can be filled in, and on which it is done, if everybody keeps to the terms; null for past ones. */
  expected_open_on: z.nullable(isoDate),
  expected_done_on: z.nullable(isoDate),
  submitted_at: z.nullable(isoTime),
  done_at: z.nullable(isoTime),
  /** Of the last return; null where it is not returned. */
  returned: z.nullable(
    z.object({
      at: isoTime,
      office: z.string(),
      person: z.string(),
      reason: z.string(),
      remarks: z.array(z.extend(registrationRemark, { label: z.string() })),
    }),
  ),
  /** What its office wrote down, labelled in the language of the request. */
  results: z.array(z.object({ key: z.enum(RESULT_KEYS), label: z.string(), value: z.string() })),
  /** Documents that were issued. */
  documents: z.array(attachment),
  /** Incremented by each save. */
  version: z.number(),
  /** States to which this user may move it now; empty for one whose prerequisites are not done. */
  allowed: z.array(registrationStepStatus),
});
export interface RegistrationStepState extends z.infer<typeof registrationStepState> {}

/** A one-stop registration of a company. */
export const registration = z.object({
  id,
  /** Number for phone calls: DJ20261110-7K3M. */
  number: z.string(),
  /** The proposed name, later the reserved one. */
  name: z.string(),
  alternatives: z.array(z.string()),
  /** Whose turn it is: the applicant's if any step is ready or returned. */
  status: z.enum(REGISTRATION_STATUSES),
  enterprise: z.nullable(z.object({ id, name: z.string() })),
  begun_by: z.string(),
  created_at: isoTime,
  updated_at: isoTime,
  /** All six, in their order. */
  steps: z.array(registrationStepState),
  done: z.number(),
  /** The day on which all steps are done if everybody keeps to the terms; null once they are. */
  expected_on: z.nullable(isoDate),
  facts: z.object({
    /** Facts of all forms, and those that are filled in. */
    total: z.number(),
    given: z.number(),
    /** Fields of all forms that the given ones fill. */
    uses: z.number(),
  }),
  /** Who helps, in the service centre. */
  contact: z.nullable(z.object({ name: z.string(), place: z.string(), phone: z.string(), hours: z.string() })),
  /** Of all steps, in the order of time. */
  events: z.array(z.extend(lifecycleEvent(registrationStepStatus), { step: registrationStepName })),
});
export interface Registration extends z.infer<typeof registration> {}

/** A field of a step's form. Labels are in the language of the request. */
export const registrationField = z.object({
  key: registrationFact,
  section: z.string(),
  label: z.string(),
  hint: z.nullable(z.string()),
  kind: z.enum(FACT_KINDS),
  required: z.boolean(),
  /** Characters or items at most; null without a limit. */
  max: z.nullable(z.number()),
  /** The earliest day of a date: an appointment cannot be in the past. Null without a limit. */
  min: z.nullable(isoDate),
  /** Of a choice; empty for other kinds. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Null while nothing is said. */
  value: z.nullable(registrationValue),
  source: z.nullable(valueSource),
  /** Settled by a licence or an office: it cannot be changed. */
  locked: z.boolean(),
  /** Of the last return. */
  remark: z.nullable(z.string()),
  /** Of a field with files, those that exist. */
  files: z.array(attachment),
});
export interface RegistrationField extends z.infer<typeof registrationField> {}

/** The form of one step. */
export const registrationForm = z.object({
  registration: z.object({ id, number: z.string(), name: z.string() }),
  step: registrationStepState,
  sections: z.array(z.object({ key: z.string(), title: z.string() })),
  fields: z.array(registrationField),
  /** Required fields that are filled, those with a remark, and those to fill in. */
  counts: z.object({ filled: z.number(), to_mend: z.number(), to_fill: z.number() }),
  /** Whether this user may save it now. */
  editable: z.boolean(),
  /** Time of the last save; null before the first. */
  saved_at: z.nullable(isoTime),
});
export interface RegistrationForm extends z.infer<typeof registrationForm> {}

/** A fact that forms share. */
export const sharedFact = z.object({
  key: registrationFact,
  label: z.string(),
  kind: z.enum(FACT_KINDS),
  value: z.nullable(registrationValue),
  /** The value as text in the language of the request: the label of a choice, `2 files`; '' for none. */
  text: z.string(),
  source: z.nullable(valueSource),
  /** Steps whose forms have it. */
  used_in: z.array(registrationStepName),
});
export interface SharedFact extends z.infer<typeof sharedFact> {}

export const registrationStart = z.object({
  name: text(100),
  /** One or two, for the case that the name is taken. */
  alternatives: z.array(text(100)).check(z.minLength(1), z.maxLength(2)),
});
export interface RegistrationStart extends z.infer<typeof registrationStart> {}

const PATH = '/businessregistration/registrations';
const params = z.object({ registration_id: id });
const stepParams = z.object({ registration_id: id, step: z.enum(Object.values(STEP_PATHS)) });
const version = z.number().check(z.int(), z.gte(1));

const registrations = listEndpoints({
  path: PATH,
  summary: "My one-stop registrations and my enterprise's, those under way first; everybody's for an operator",
  access: 'user',
  item: registration,
  list: registrationList,
  shapes: {},
});

export const registrationEndpoints = {
  listRegistrations: registrations.list,
  registrationsFile: registrations.file,
  createRegistration: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Begin a one-stop registration with the proposed name of the company. Needs no enterprise',
    access: 'user',
    body: registrationStart,
    status: 201,
    idempotent: true,
    response: envelope(registration),
  }),
  getRegistration: endpoint({
    method: 'GET',
    path: `${PATH}/{registration_id}`,
    summary: 'One of my registrations with its six steps, who has each and until when',
    access: 'user',
    params,
    errors: [404],
    response: envelope(registration),
  }),
  registrationFacts: endpoint({
    method: 'GET',
    path: `${PATH}/{registration_id}/facts`,
    summary: 'The facts that the forms of a registration share, with their sources',
    access: 'user',
    params,
    errors: [404],
    response: envelope(z.array(sharedFact)),
  }),
  getRegistrationStep: endpoint({
    method: 'GET',
    path: `${PATH}/{registration_id}/{step}`,
    summary: 'The form of a step, prefilled. One that waits for others can be read but not saved',
    access: 'user',
    params: stepParams,
    errors: [404],
    response: envelope(registrationForm),
  }),
  saveRegistrationStep: endpoint({
    method: 'PUT',
    path: `${PATH}/{registration_id}/{step}`,
    summary:
      'Save the draft of a step. 409 with details.version where somebody saved in between, 422 with details.waits_for before the prerequisites are done',
    access: 'user',
    params: stepParams,
    body: z.object({
      version,
      /** Fields left out stay as they are. A value equal to the prefilled one goes on following it. */
      values: z.partialRecord(registrationFact, z.nullable(registrationValue)),
    }),
    errors: [403, 404, 409],
    response: envelope(registrationForm),
  }),
  moveRegistrationStep: endpoint({
    method: 'POST',
    path: `${PATH}/{registration_id}/{step}/status`,
    summary:
      'Submit a step; as an operator complete it with its results, or return it with remarks by field. 422 lists what is missing, or the prerequisites that are not done',
    access: 'user',
    params: stepParams,
    body: z.extend(stateChange(life, z.enum(['submitted', 'done', 'returned'])), {
      /** Of the draft that is submitted; 409 where it was saved in between. */
      version: z.optional(version),
      /** By field, with a return alone. */
      remarks: z.optional(z.array(registrationRemark).check(z.maxLength(20))),
      /** What the office writes down, with a completion alone. */
      results: z.optional(z.partialRecord(z.enum(RESULT_KEYS), text(100))),
    }),
    errors: [403, 404, 409],
    response: envelope(registration),
  }),
};
