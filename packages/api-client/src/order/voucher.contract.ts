import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, isoTime, money, text } from '../contract/contract.ts';
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
import { voucherRedemption as life } from '../lifecycle/subjects/voucher-redemption.lifecycle.ts';
import {
  CONTRACT_FROM,
  MOST_VOUCHER_INVOICES,
  MOVEMENT_KINDS,
  REDEMPTION_RATE,
  redemptionList,
  voucherMovementList,
} from './voucher.lists.ts';

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** An enterprise's innovation vouchers of one year; amounts in fen. */
export const voucherAccount = z.object({
  id,
  enterprise: z.object({ id, name: z.string() }),
  year: z.number(),
  /** Last day on which it pays. What is left afterwards expires. */
  expires_on: isoDate,
  granted: money,
  /** `granted` less `balance`: by orders and redemptions, less what they gave back. */
  spent: money,
  balance: money,
  /** Rules of use, in the language of the request. */
  rules: z.array(z.string()),
});
export interface VoucherAccount extends z.infer<typeof voucherAccount> {}

export const voucherMovement = z.object({
  id,
  kind: z.enum(MOVEMENT_KINDS),
  /** Of the account. */
  year: z.number(),
  /** Negative for what leaves the account. */
  amount: money,
  /** After this movement. */
  balance: money,
  /** The order or redemption that it belongs to; null for a grant. */
  subject: z.nullable(z.object({ kind: z.enum(['order', 'redemption']), id, number: z.string(), title: z.string() })),
  /** Of a grant, such as the notice that granted it, in the language of the request; null for others. */
  note: z.nullable(z.string()),
  enterprise: z.object({ id, name: z.string() }),
  at: isoTime,
});
export interface VoucherMovement extends z.infer<typeof voucherMovement> {}

/** Sums of movements by kind, with their sign. */
const sums = Object.fromEntries(MOVEMENT_KINDS.map((kind) => [kind, money])) as Record<MovementKind, typeof money>;

export const voucherStatistics = z.object({
  year: z.number(),
  /** Years of the enterprise's accounts, the latest first. */
  years: z.array(z.number()),
  total: z.object(sums),
  /** Of the year's account, from January to the last month with a movement or the present one, each month once. */
  months: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d\d$/)), ...sums, balance: money })),
});
export interface VoucherStatistics extends z.infer<typeof voucherStatistics> {}

/** State of a redemption. */
export const redemptionStatus = stateOf(life);
export type RedemptionStatus = z.infer<typeof redemptionStatus>;

/** Vouchers paid out for a service that the enterprise has bought and paid elsewhere. */
export const redemptionForm = z.object({
  /** Redeemed service: `高低温湿热试验`. */
  service: text(100),
  provider: text(100),
  /** Sum of the invoices. */
  invoice_total: claimAmount,
  /** At most `REDEMPTION_RATE` percent of the invoices, and at most the balance. */
  amount: claimAmount,
  ...payeeAccount,
  /** Ids of the invoices. */
  invoices: z.array(id).check(z.minLength(1), z.maxLength(MOST_VOUCHER_INVOICES)),
  remark: z.string().check(z.trim(), z.maxLength(500)),
});
export interface RedemptionForm extends z.infer<typeof redemptionForm> {}

export const contractRedemptionForm = z.extend(redemptionForm, {
  /** File of the service contract. */
  contract: id,
});
export interface ContractRedemptionForm extends z.infer<typeof contractRedemptionForm> {}
export type RedemptionField = keyof ContractRedemptionForm;

/** Correction of one field of a returned redemption. */
export const redemptionRemark = remarkOn(contractRedemptionForm.shape);
export interface RedemptionRemark extends z.infer<typeof redemptionRemark> {}

export const redemption = z.extend(redemptionForm, {
  ...claimParts(redemptionStatus, redemptionRemark),
  /** Of the account that it takes from. */
  year: z.number(),
  /** File of the service contract; null where none was needed. */
  contract: z.nullable(id),
});
export interface Redemption extends z.infer<typeof redemption> {}

const CARDS = '/trade/enterprise/debit_cards';
const WITHDRAW = '/commodity/innovation_coupon/withdraw';
const params = z.object({ redemption_id: id });

const movements = listEndpoints({
  path: `${CARDS}/list`,
  summary: "Movements of my enterprise's vouchers, the latest first; everybody's for an operator",
  access: 'user',
  item: voucherMovement,
  list: voucherMovementList,
  shapes: { year: z.string().check(z.regex(/^\d{4}$/)) },
});

const redemptions = listEndpoints({
  path: WITHDRAW,
  summary: "My enterprise's redemptions of vouchers, those that have not ended first; everybody's for an operator",
  access: 'user',
  item: redemption,
  list: redemptionList,
  shapes: {},
});

const TAKES = `Takes the amount from the balance, at most ${REDEMPTION_RATE} percent of the invoices; a rejection gives it back`;

export const voucherEndpoints = {
  getVoucherAccount: endpoint({
    method: 'GET',
    path: CARDS,
    summary: "My enterprise's innovation vouchers that are valid today; null without an enterprise or an account",
    access: 'user',
    response: envelope(z.nullable(voucherAccount)),
  }),
  listVoucherMovements: movements.list,
  voucherMovementsFile: movements.file,
  getVoucherStatistics: endpoint({
    method: 'GET',
    path: `${CARDS}/statistics`,
    summary: "Sums of the movements of one year by month and kind; null without an enterprise or that year's account",
    access: 'user',
    query: z.object({
      /** By default the latest. */
      year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2999))),
    }),
    response: envelope(z.nullable(voucherStatistics)),
  }),
  listRedemptions: redemptions.list,
  redemptionsFile: redemptions.file,
  createRedemption: endpoint({
    method: 'POST',
    path: WITHDRAW,
    summary: `Redeem vouchers for invoices below ${CONTRACT_FROM / 100} yuan. ${TAKES}`,
    access: 'user',
    body: redemptionForm,
    status: 201,
    idempotent: true,
    errors: [403],
    response: envelope(redemption),
  }),
  createContractRedemption: endpoint({
    method: 'POST',
    path: '/industrial/innovation_coupon/contract_withdraw',
    summary: `Redeem vouchers with the service contract, which is required from ${CONTRACT_FROM / 100} yuan of invoices on. ${TAKES}`,
    access: 'user',
    body: contractRedemptionForm,
    status: 201,
    idempotent: true,
    errors: [403],
    response: envelope(redemption),
  }),
  getRedemption: endpoint({
    method: 'GET',
    path: `${WITHDRAW}/{redemption_id}`,
    summary: "One of my enterprise's redemptions with its events",
    access: 'user',
    params,
    errors: [404],
    response: envelope(redemption),
  }),
  resubmitRedemption: endpoint({
    method: 'PUT',
    path: `${WITHDRAW}/{redemption_id}`,
    summary:
      'Correct a returned redemption and submit it again; the balance follows its amount. 409 with details.version where it was saved in between',
    access: 'user',
    params,
    body: z.extend(redemptionForm, {
      contract: z.nullable(id),
      ...claimVersion,
    }),
    errors: [403, 404, 409],
    response: envelope(redemption),
  }),
  moveRedemption: endpoint({
    method: 'POST',
    path: `${WITHDRAW}/{redemption_id}/status`,
    summary: 'As an operator review, approve, return with remarks, reject, and mark as paid',
    access: 'user',
    params,
    body: z.extend(
      stateChange(life, z.enum(['reviewing', 'approved', 'returned', 'rejected', 'paid'])),
      claimRemarks(redemptionRemark),
    ),
    errors: [403, 404],
    response: envelope(redemption),
  }),
};
