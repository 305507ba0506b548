import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, isoTime, mobile, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { expertConsultation } from '../lifecycle/subjects/expert-consultation.lifecycle.ts';
import { CONSULTATION_MODES, consultationList } from './expert.lists.ts';

/** State of a consultation. */
export const consultationStatus = stateOf(expertConsultation);
export type ConsultationStatus = z.infer<typeof consultationStatus>;

/** What the consultation form asks for. */
export const consultationInput = z.object({
  question: text(2000),
  mode: z.enum(CONSULTATION_MODES),
  /** One of the expert's free half-days; any other day is refused before the database sees it. */
  date: z.iso.date(),
  period: z.literal([1, 2]),
  contact_phone: mobile,
});
export interface ConsultationInput extends z.infer<typeof consultationInput> {}

export const consultation = z.object({
  id,
  /** Number for phone calls: EC20261120-7K3M. */
  number: z.string(),
  /** Null where the expert is not listed any more. */
  expert: z.nullable(z.object({ id, name: z.string(), institution: z.string() })),
  question: z.string(),
  mode: consultationInput.shape.mode,
  date: isoDate,
  period: consultationInput.shape.period,
  /** Who asks. */
  contact_person: z.string(),
  /** Null for the expert until the consultation is accepted. */
  contact_phone: z.nullable(z.string()),
  status: consultationStatus,
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(consultationStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(consultationStatus),
});
export interface Consultation extends z.infer<typeof consultation> {}

const PATH = '/tech/consultations';
const params = z.object({ consultation_id: id });
const shared = { access: 'user', item: consultation, list: consultationList, shapes: {} } as const;

const consultations = listEndpoints({
  ...shared,
  path: PATH,
  summary: "My consultations, those that have not ended first; everybody's for an operator",
});
const received = listEndpoints({
  ...shared,
  path: '/tech/received_consultations',
  summary: 'Consultations that I was asked for as an expert, those that have not ended first',
});

export const consultationEndpoints = {
  listConsultations: consultations.list,
  consultationsFile: consultations.file,
  listReceivedConsultations: received.list,
  receivedConsultationsFile: received.file,
  createConsultation: endpoint({
    method: 'POST',
    path: '/tech/experts/{expert_id}/consultations',
    summary:
      'Ask an expert for advice at a free half-day. 409 where it is taken or not offered; 422 where the expert takes no questions',
    access: 'user',
    params: z.object({ expert_id: id }),
    body: consultationInput,
    status: 201,
    idempotent: true,
    errors: [404, 409],
    response: envelope(consultation),
  }),
  getConsultation: endpoint({
    method: 'GET',
    path: `${PATH}/{consultation_id}`,
    summary: 'One of my consultations, asked or received, with its events',
    access: 'user',
    params,
    errors: [404],
    response: envelope(consultation),
  }),
  moveConsultation: endpoint({
    method: 'POST',
    path: `${PATH}/{consultation_id}/status`,
    summary: 'Cancel mine; as the expert accept, decline or mark as held. 422 lists what is allowed',
    access: 'user',
    params,
    body: stateChange(expertConsultation, consultationStatus),
    errors: [403, 404],
    response: envelope(consultation),
  }),
};
