import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, mobile, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { enrolment as life } from '../lifecycle/subjects/enrolment.lifecycle.ts';
import { event } from '../lifecycle/subjects/event.lifecycle.ts';
import { enrolmentList } from './event.lists.ts';

/** State of an enrolment; `waiting` is on the waiting list. */
export const enrolmentStatus = stateOf(life);
export type EnrolmentStatus = z.infer<typeof enrolmentStatus>;

export const enrolmentInput = z.object({
  event_id: id,
  contact_person: text(50),
  contact_phone: mobile,
  /** A question for the speakers; may be empty. */
  message: z.string().check(z.trim(), z.maxLength(500)),
});
export interface EnrolmentInput extends z.infer<typeof enrolmentInput> {}

const position = z.nullable(z.number());

export const enrolment = z.object({
  id,
  /** Number of the ticket, which its QR code holds: HD20261120-7K3M. */
  number: z.string(),
  ...enrolmentInput.shape,
  /** Empty after its owner has left. */
  contact_person: z.string(),
  contact_phone: z.string(),
  /** Of the activity, in the language of the request. */
  title: z.string(),
  venue: z.string(),
  starts_at: isoTime,
  ends_at: isoTime,
  event_status: stateOf(event),
  user_id: id,
  status: enrolmentStatus,
  /** Place on the waiting list, 1 is next; null for any other status. */
  waiting_position: position,
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(enrolmentStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(enrolmentStatus),
});
export interface Enrolment extends z.infer<typeof enrolment> {}

const PATH = '/event/enroll';
const params = z.object({ enrolment_id: id });

const enrolments = listEndpoints({
  path: `${PATH}/my_list`,
  summary: "My enrolments, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: enrolment,
  list: enrolmentList,
  shapes: {},
});

/** State of an enrolment and those that it may have next. */
export const enrolmentState = z.object({
  status: enrolmentStatus,
  waiting_position: position,
  allowed: z.array(enrolmentStatus),
});
export interface EnrolmentState extends z.infer<typeof enrolmentState> {}

export const enrolmentEndpoints = {
  listEnrolments: enrolments.list,
  enrolmentsFile: enrolments.file,
  createEnrolment: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Enrol for an activity: takes a place, or the last position of the waiting list. 409 if enrolled already',
    access: 'user',
    body: enrolmentInput,
    status: 201,
    idempotent: true,
    errors: [404, 409],
    response: envelope(enrolment),
  }),
  getEnrolment: endpoint({
    method: 'GET',
    path: `${PATH}/{enrolment_id}`,
    summary: 'One of my enrolments with its events',
    access: 'user',
    params,
    errors: [404],
    response: envelope(enrolment),
  }),
  enrolmentState: endpoint({
    method: 'GET',
    path: `${PATH}/{enrolment_id}/status`,
    summary: 'Status of one of my enrolments, and its position on the waiting list',
    access: 'user',
    params,
    errors: [404],
    response: envelope(enrolmentState),
  }),
  moveEnrolment: endpoint({
    method: 'POST',
    path: `${PATH}/{enrolment_id}/status`,
    summary: 'Cancel one of mine before the activity starts; as an operator approve, reject or mark as attended',
    access: 'user',
    params,
    body: stateChange(life, enrolmentStatus),
    errors: [403, 404],
    response: envelope(enrolment),
  }),
};
