import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, mobile, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { financeInquiry as life } from '../lifecycle/subjects/finance-inquiry.lifecycle.ts';
import { financeInquiryList, INQUIRY_SUBJECTS } from './inquiry.lists.ts';

/** State of a question about a financial offer. */
export const financeInquiryStatus = stateOf(life);
export type FinanceInquiryStatus = z.infer<typeof financeInquiryStatus>;
export const financeInquirySubject = z.enum(INQUIRY_SUBJECTS);
export type FinanceInquirySubject = z.infer<typeof financeInquirySubject>;

export const financeInquiryInput = z.object({
  subject: financeInquirySubject,
  subject_id: id,
  content: text(500),
  contact_person: text(50),
  contact_phone: mobile,
});
export interface FinanceInquiryInput extends z.infer<typeof financeInquiryInput> {}

/** A question to an institution or investor, which the zone's office passes on and answers for it. */
export const financeInquiry = z.object({
  id,
  /** Number for phone calls: FQ20261120-7K3M. */
  number: z.string(),
  /** As it was called when it was asked about; `path` is its page in the portal. */
  subject: z.object({ kind: financeInquirySubject, id, title: z.string(), path: z.string() }),
  content: z.string(),
  /** Empty where the account was deleted. */
  contact_person: z.string(),
  contact_phone: z.string(),
  status: financeInquiryStatus,
  /** Null until it is answered. */
  answer: z.nullable(z.string()),
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(financeInquiryStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(financeInquiryStatus),
});
export interface FinanceInquiry extends z.infer<typeof financeInquiry> {}

const PATH = '/financial/inquirys';
const params = z.object({ inquiry_id: id });

const inquiries = listEndpoints({
  path: PATH,
  summary: "My inquiries, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: financeInquiry,
  list: financeInquiryList,
  shapes: {},
});

export const financeInquiryEndpoints = {
  listFinanceInquiries: inquiries.list,
  financeInquiriesFile: inquiries.file,
  createFinanceInquiry: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Ask about an institution, a debt product, a policy fund or an investor',
    access: 'user',
    body: financeInquiryInput,
    status: 201,
    idempotent: true,
    errors: [404],
    response: envelope(financeInquiry),
  }),
  getFinanceInquiry: endpoint({
    method: 'GET',
    path: `${PATH}/{inquiry_id}`,
    summary: 'One of my inquiries with its answer and its events',
    access: 'user',
    params,
    errors: [404],
    response: envelope(financeInquiry),
  }),
  moveFinanceInquiry: endpoint({
    method: 'POST',
    path: `${PATH}/{inquiry_id}/status`,
    summary:
      'Close mine; as an operator answer, decline or close one. The reason of "answered" is the answer. 422 lists what is allowed',
    access: 'user',
    params,
    body: stateChange(life, z.enum(['answered', 'closed', 'declined'])),
    errors: [403, 404],
    response: envelope(financeInquiry),
  }),
};
