import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate } from '../contract/contract.ts';
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
import { settlement as life } from '../lifecycle/subjects/settlement.lifecycle.ts';
import { MOST_INVOICES, settlementList } from './settlement.lists.ts';

/** State of a settlement. */
export const settlementStatus = stateOf(life);
export type SettlementStatus = z.infer<typeof settlementStatus>;

/** Subsidy of the rent of a contract for a period. */
export const settlementForm = z.object({
  contract_id: id,
  /** First and last day of the period, within the contract. */
  starts_on: isoDate,
  ends_on: isoDate,
  amount: claimAmount,
  ...payeeAccount,
  /** Ids of the invoices for the rent. */
  invoices: z.array(id).check(z.minLength(1), z.maxLength(MOST_INVOICES)),
  remark: z.string().check(z.trim(), z.maxLength(500)),
});
export interface SettlementForm extends z.infer<typeof settlementForm> {}
export type SettlementField = keyof SettlementForm;

/** What has to be corrected in one field of a returned application. */
export const settlementRemark = remarkOn(settlementForm.shape);
export interface SettlementRemark extends z.infer<typeof settlementRemark> {}

/** An enterprise's application for the platform's settlement. Its number reads ST20261120-7K3M. */
export const settlement = z.extend(settlementForm, {
  ...claimParts(settlementStatus, settlementRemark),
  contract: z.object({ id, number: z.string(), unit: z.string() }),
});
export interface Settlement extends z.infer<typeof settlement> {}

const PATH = '/space-service/settlements';
const params = z.object({ settlement_id: id });

const settlements = listEndpoints({
  path: PATH,
  summary: "My enterprise's settlements, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: settlement,
  list: settlementList,
  shapes: {},
});

export const settlementEndpoints = {
  listSettlements: settlements.list,
  settlementsFile: settlements.file,
  createSettlement: endpoint({
    method: 'POST',
    path: PATH,
    summary:
      'Apply for a settlement. 409 with details.settlement_id where the period overlaps with another of the contract',
    access: 'user',
    body: settlementForm,
    status: 201,
    idempotent: true,
    errors: [403, 409],
    response: envelope(settlement),
  }),
  getSettlement: endpoint({
    method: 'GET',
    path: `${PATH}/{settlement_id}`,
    summary: "One of my enterprise's settlements with its events",
    access: 'user',
    params,
    errors: [404],
    response: envelope(settlement),
  }),
  resubmitSettlement: endpoint({
    method: 'PUT',
    path: `${PATH}/{settlement_id}`,
    summary:
      'Correct a returned settlement and submit it again. 409 with details.version where it was saved in between',
    access: 'user',
    params,
    body: z.extend(settlementForm, claimVersion),
    errors: [403, 404, 409],
    response: envelope(settlement),
  }),
  moveSettlement: endpoint({
    method: 'POST',
    path: `${PATH}/{settlement_id}/status`,
    summary: 'As an operator review, approve, return with remarks, reject, and mark as paid',
    access: 'user',
    params,
    body: z.extend(
      stateChange(life, z.enum(['reviewing', 'approved', 'returned', 'rejected', 'paid'])),
      claimRemarks(settlementRemark),
    ),
    errors: [403, 404],
    response: envelope(settlement),
  }),
};
