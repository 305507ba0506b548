import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, mobile, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import {
  claimAmount,
  claimParts,
  claimRemarks,
  claimVersion,
  payeeAccount,
  remarkOn,
} from '../lifecycle/claim.schema.ts';
import { stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { taxRebate as life } from '../lifecycle/subjects/tax-rebate.lifecycle.ts';
import { MOST_CERTIFICATES, TAX_REBATE_KINDS, taxRebateList } from './tax-rebate.lists.ts';

/** State of a claim for a tax rebate. */
export const taxRebateStatus = stateOf(life);
export type TaxRebateStatus = z.infer<typeof taxRebateStatus>;
export const taxRebateKind = z.enum(TAX_REBATE_KINDS);
export type TaxRebateKind = z.infer<typeof taxRebateKind>;

export const taxRebateForm = z.object({
  kind: taxRebateKind,
  /** First and last day of the tax period, which is over. */
  starts_on: isoDate,
  ends_on: isoDate,
  /** Tax of the period by its declaration. */
  declared: claimAmount,
  /** At most `declared`. */
  amount: claimAmount,
  ...payeeAccount,
  reason: text(1000),
  /** Id of the declaration form. */
  declaration: id,
  /** Ids of the certificates of payment. */
  certificates: z.array(id).check(z.minLength(1), z.maxLength(MOST_CERTIFICATES)),
  contact_person: text(50),
  contact_phone: mobile,
});
export interface TaxRebateForm extends z.infer<typeof taxRebateForm> {}
export type TaxRebateField = keyof TaxRebateForm;

/** What has to be corrected in one field of a returned application. */
export const taxRebateRemark = remarkOn(taxRebateForm.shape);
export interface TaxRebateRemark extends z.infer<typeof taxRebateRemark> {}

/** An enterprise's application for a tax rebate. Its number reads TS20261120-7K3M. */
export const taxRebate = z.extend(taxRebateForm, {
  ...claimParts(taxRebateStatus, taxRebateRemark),
  /** Empty where the account of the contact was deleted. */
  contact_person: z.string(),
  contact_phone: z.string(),
});
export interface TaxRebate extends z.infer<typeof taxRebate> {}

const PATH = '/businessregistration/tax_rebates';
const params = z.object({ tax_rebate_id: id });

const taxRebates = listEndpoints({
  path: PATH,
  summary: "My enterprise's tax rebates, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: taxRebate,
  list: taxRebateList,
  shapes: {},
});

export const taxRebateEndpoints = {
  listTaxRebates: taxRebates.list,
  taxRebatesFile: taxRebates.file,
  createTaxRebate: endpoint({
    method: 'POST',
    path: PATH,
    summary:
      'Apply for a tax rebate. 422 with details.tax_rebate_id where another of the same kind that was not rejected has days of the period',
    access: 'user',
    body: taxRebateForm,
    status: 201,
    idempotent: true,
    errors: [403],
    response: envelope(taxRebate),
  }),
  getTaxRebate: endpoint({
    method: 'GET',
    path: `${PATH}/{tax_rebate_id}`,
    summary: "One of my enterprise's tax rebates with its files, remarks and events",
    access: 'user',
    params,
    errors: [404],
    response: envelope(taxRebate),
  }),
  resubmitTaxRebate: endpoint({
    method: 'PUT',
    path: `${PATH}/{tax_rebate_id}`,
    summary:
      'Correct a returned tax rebate and submit it again. 409 with details.version where it was saved in between',
    access: 'user',
    params,
    body: z.extend(taxRebateForm, claimVersion),
    errors: [403, 404, 409],
    response: envelope(taxRebate),
  }),
  moveTaxRebate: endpoint({
    method: 'POST',
    path: `${PATH}/{tax_rebate_id}/status`,
    summary: 'As an operator review, approve, return with remarks, reject, and mark as paid',
    access: 'user',
    params,
    body: z.extend(
      stateChange(life, z.enum(['reviewing', 'approved', 'returned', 'rejected', 'paid'])),
      claimRemarks(taxRebateRemark),
    ),
    errors: [403, 404],
    response: envelope(taxRebate),
  }),
};
