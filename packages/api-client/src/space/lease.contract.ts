import * as z from 'zod/mini';
import { binary, endpoint, envelope, id, isoDate, isoTime, money } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { attachment } from '../file/attachment.contract.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { contract as life } from '../lifecycle/subjects/contract.lifecycle.ts';
import { rentPeriod } from './entry-application.contract.ts';
import { contractList, RENT_STATUSES } from './lease.lists.ts';
import { HOUSE_TYPES } from './space.lists.ts';

/** By the clock: `expiring` for the last 30 days, then `expired`. */
export const contractStatus = stateOf(life);
export type ContractStatus = z.infer<typeof contractStatus>;
export const rentStatus = z.enum(RENT_STATUSES);
export type RentStatus = z.infer<typeof rentStatus>;

const party = z.object({ id, name: z.string() });

/** The rent of one period. */
export const rent = z.object({
  /** Of contract and period. */
  id: z.string(),
  /** Counts from 1. */
  period: z.number(),
  /** First and last day that it is for. */
  starts_on: isoDate,
  ends_on: isoDate,
  days: z.number(),
  amount: money,
  due_on: isoDate,
  paid_on: z.nullable(isoDate),
  status: rentStatus,
});
export interface Rent extends z.infer<typeof rent> {}

/** A contract as a list shows one. */
export const contractSummary = z.object({
  id,
  /** Number for phone calls: HT20261120-7K3M. */
  number: z.string(),
  unit: z.object({
    id,
    title: z.string(),
    house_type: z.enum(HOUSE_TYPES),
    /** Square metres. */
    area: z.number(),
  }),
  park: party,
  /** Who lets it, and the phone number. */
  landlord: z.object({ name: z.string(), phone: z.string() }),
  tenant: party,
  starts_on: isoDate,
  ends_on: isoDate,
  /** Days from today to the last one; negative when it is over. */
  days_left: z.number(),
  monthly_rent: money,
  rent_period: rentPeriod,
  deposit: money,
  /** Rent of the whole term. */
  value: money,
  paid: money,
  /** The next rent that is not paid; null where none is. */
  next_rent: z.nullable(rent),
  status: contractStatus,
  updated_at: isoTime,
});
export interface ContractSummary extends z.infer<typeof contractSummary> {}

const link = z.nullable(z.object({ id, number: z.string(), status: contractStatus }));

export const contractDetail = z.extend(contractSummary, {
  rents: z.array(rent),
  /** With the permission of this user. */
  files: z.array(attachment),
  /** The application that it follows from. */
  application_id: z.nullable(id),
  /** The contract that it renews, and the one by which it is renewed. */
  renews: link,
  renewed_by: link,
  /** Null while it is not signed, or was brought signed. */
  signed_on: z.nullable(isoDate),
  terminated_on: z.nullable(isoDate),
  created_at: isoTime,
  events: z.array(lifecycleEvent(contractStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(contractStatus),
  /** Whether this user may ask for a renewal now. */
  can_renew: z.boolean(),
});
export interface ContractDetail extends z.infer<typeof contractDetail> {}

/** Months for which a contract can be renewed. */
const term = z.union([z.literal(12), z.literal(24), z.literal(36)]);

/** A term for which a contract can be renewed. */
export const renewalOption = z.object({
  term_months: term,
  starts_on: isoDate,
  ends_on: isoDate,
  monthly_rent: money,
  /** Rent of three months, and how much more than now; negative for less. */
  quarterly_rent: money,
  quarterly_difference: money,
  value: money,
});
export interface RenewalOption extends z.infer<typeof renewalOption> {}

const PATH = '/space-service/contracts';
const params = z.object({ contract_id: id });

const contracts = listEndpoints({
  path: PATH,
  summary: "My enterprise's contracts, those that run first; all that have a tenant for an operator",
  access: 'user',
  item: contractSummary,
  list: contractList,
  shapes: {},
});

export const leaseEndpoints = {
  listContracts: contracts.list,
  contractsFile: contracts.file,
  getContract: endpoint({
    method: 'GET',
    path: `${PATH}/{contract_id}`,
    summary: "One of my enterprise's contracts with its rents, files and events",
    access: 'user',
    params,
    errors: [404],
    response: envelope(contractDetail),
  }),
  contractRents: endpoint({
    method: 'GET',
    path: `${PATH}/{contract_id}/rents.csv`,
    summary: 'The rent schedule of a contract as a table',
    access: 'user',
    params,
    errors: [404],
    response: binary,
  }),
  moveContract: endpoint({
    method: 'POST',
    path: `${PATH}/{contract_id}/status`,
    summary: 'Sign mine, which ends the contract that it renews as renewed; as an operator sign or terminate',
    access: 'user',
    params,
    body: stateChange(life, z.enum(['active', 'terminated'])),
    errors: [403, 404],
    response: envelope(contractDetail),
  }),
  renewalOptions: endpoint({
    method: 'GET',
    path: `${PATH}/{contract_id}/renewal`,
    summary: 'Terms for which a contract can be renewed, with the difference of the rent a quarter',
    access: 'user',
    params,
    errors: [404],
    response: envelope(z.array(renewalOption)),
  }),
  renewContract: endpoint({
    method: 'POST',
    path: `${PATH}/{contract_id}/renewal`,
    summary:
      'Ask for a renewal: a contract to be signed that begins the day after. 409 with details.contract_id for a second one',
    access: 'user',
    params,
    body: z.object({ term_months: term }),
    status: 201,
    idempotent: true,
    errors: [403, 404, 409],
    response: envelope(contractDetail),
  }),
};
