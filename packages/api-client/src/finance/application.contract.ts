import * as z from 'zod/mini';
import { endpoint, envelope, id, mobile, money, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { claimParts, claimRemarks, claimVersion, remarkOn } from '../lifecycle/claim.schema.ts';
import { stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { financeApplication as life } from '../lifecycle/subjects/finance-application.lifecycle.ts';
import {
  FINANCE_TARGETS,
  financeApplicationList,
  MOST_FINANCE_FILES,
  MOST_LOAN_MONTHS,
  MOST_STATEMENTS,
} from './application.lists.ts';

/** State of a financing application. */
export const financeApplicationStatus = stateOf(life);
export type FinanceApplicationStatus = z.infer<typeof financeApplicationStatus>;
export const financeTarget = z.enum(FINANCE_TARGETS);
export type FinanceTarget = z.infer<typeof financeTarget>;

export const financeApplicationForm = z.object({
  amount: money.check(z.refine(({ amount }) => amount > 0 && amount <= 100_000_000_000_00)),
  /** Of a loan; null where money is not lent. */
  term_months: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(MOST_LOAN_MONTHS))),
  /** What the money is for, in one line. */
  purpose: text(100),
  /** How it is used, and how it is repaid or what it leads to. */
  plan: text(2000),
  contact_person: text(50),
  contact_phone: mobile,
  /** Id of the business licence. */
  licence: id,
  /** Ids of the financial statements. */
  statements: z.array(id).check(z.minLength(1), z.maxLength(MOST_STATEMENTS)),
  /** Ids of other files. */
  attachments: z.array(id).check(z.maxLength(MOST_FINANCE_FILES)),
});
export interface FinanceApplicationForm extends z.infer<typeof financeApplicationForm> {}
export type FinanceApplicationField = keyof FinanceApplicationForm;

/** An application begins with its target, which is not changed afterwards. */
export const financeApplicationInput = z.extend(financeApplicationForm, { target: financeTarget, target_id: id });
export interface FinanceApplicationInput extends z.infer<typeof financeApplicationInput> {}

/** What has to be corrected in one field of a returned application. */
export const financeApplicationRemark = remarkOn(financeApplicationForm.shape);
export interface FinanceApplicationRemark extends z.infer<typeof financeApplicationRemark> {}

/** An enterprise's application for money. */
export const financeApplication = z.extend(financeApplicationForm, {
  ...claimParts(financeApplicationStatus, financeApplicationRemark),
  /** As it was called when it was applied to; `path` is its page in the portal. */
  target: z.object({ kind: financeTarget, id, title: z.string(), provider: z.string(), path: z.string() }),
  /** Empty where the account of the contact was deleted. */
  contact_person: z.string(),
  contact_phone: z.string(),
});
export interface FinanceApplication extends z.infer<typeof financeApplication> {}

const PATH = '/financial/applications';
const params = z.object({ application_id: id });

const applications = listEndpoints({
  path: PATH,
  summary: "My enterprise's finance applications, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: financeApplication,
  list: financeApplicationList,
  shapes: {},
});

export const financeApplicationEndpoints = {
  listFinanceApplications: applications.list,
  financeApplicationsFile: applications.file,
  createFinanceApplication: endpoint({
    method: 'POST',
    path: PATH,
    summary:
      'Apply to a debt product, a policy fund or an investor. 409 with details.application_id where one to the same is under way',
    access: 'user',
    body: financeApplicationInput,
    status: 201,
    idempotent: true,
    errors: [403, 404, 409],
    response: envelope(financeApplication),
  }),
  getFinanceApplication: endpoint({
    method: 'GET',
    path: `${PATH}/{application_id}`,
    summary: "One of my enterprise's finance applications with its files, remarks and events",
    access: 'user',
    params,
    errors: [404],
    response: envelope(financeApplication),
  }),
  resubmitFinanceApplication: endpoint({
    method: 'PUT',
    path: `${PATH}/{application_id}`,
    summary:
      'Correct a returned application and submit it again. 409 with details.version where it was saved in between',
    access: 'user',
    params,
    body: z.extend(financeApplicationForm, claimVersion),
    errors: [403, 404, 409],
    response: envelope(financeApplication),
  }),
  moveFinanceApplication: endpoint({
    method: 'POST',
    path: `${PATH}/{application_id}/status`,
    summary: 'Withdraw mine; as an operator review, approve, return with remarks, reject, and mark as disbursed',
    access: 'user',
    params,
    body: z.extend(
      stateChange(life, z.enum(['reviewing', 'approved', 'returned', 'rejected', 'disbursed', 'withdrawn'])),
      claimRemarks(financeApplicationRemark),
    ),
    errors: [403, 404],
    response: envelope(financeApplication),
  }),
};
