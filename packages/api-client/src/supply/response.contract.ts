import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, locale, mobile, money, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { demandResponse as life } from '../lifecycle/subjects/demand-response.lifecycle.ts';
import { demandContact, demandReason, demandStatus } from './demand.contract.ts';
import { responseList } from './response.lists.ts';

/** State of a response. */
export const responseStatus = stateOf(life);
export type ResponseStatus = z.infer<typeof responseStatus>;

export const responseForm = z.object({
  demand_id: id,
  /** How the demand would be solved. */
  proposal: text(2_000),
  /** Null: to be negotiated. */
  price: z.nullable(money.check(z.refine(({ amount }) => amount > 0 && amount <= 100_000_000_000))),
  term_months: z.number().check(z.int(), z.gte(1), z.lte(60)),
  contact_person: text(50),
  contact_phone: mobile,
});
export interface ResponseForm extends z.infer<typeof responseForm> {}

export const demandResponse = z.extend(responseForm, {
  id,
  /** Number for phone calls: DJ20261120-7K3M. */
  number: z.string(),
  user_id: id,
  // Empty where the account was deleted.
  contact_person: z.string(),
  contact_phone: z.string(),
  proposal: z.string(),
  demand: z.object({
    id,
    number: z.string(),
    title: z.string(),
    lang: locale,
    publisher: z.string(),
    status: demandStatus,
  }),
  /** The responder; `id` of its page where it is a company of the supply side. */
  company: z.object({ id: z.nullable(id), name: z.string() }),
  /** Of the demand, for an accepted responder; null before. */
  contact: z.nullable(demandContact),
  /** How the responder's company compares with the demand; empty where it is none of the supply side. */
  reasons: z.array(demandReason),
  status: responseStatus,
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(responseStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(responseStatus),
});
export interface DemandResponse extends z.infer<typeof demandResponse> {}

const PATH = '/tech/supply_demand/abutment';
const params = z.object({ response_id: id });

const responses = listEndpoints({
  path: PATH,
  summary: "My responses to demands, those that wait for an answer first; everybody's for an operator",
  access: 'user',
  item: demandResponse,
  list: responseList,
  shapes: {},
});

export const responseEndpoints = {
  listResponses: responses.list,
  responsesFile: responses.file,
  createResponse: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Respond to a demand. 409 with details.response_id where my enterprise has responded already',
    access: 'user',
    body: responseForm,
    status: 201,
    idempotent: true,
    errors: [403, 404, 409],
    response: envelope(demandResponse),
  }),
  getResponse: endpoint({
    method: 'GET',
    path: `${PATH}/{response_id}`,
    summary: 'One of my responses, or one to a demand of mine, with its events',
    access: 'user',
    params,
    errors: [404],
    response: envelope(demandResponse),
  }),
  moveResponse: endpoint({
    method: 'POST',
    path: `${PATH}/{response_id}/status`,
    summary: 'As the publisher accept a response, which unveils the demand, or decline it with a reason',
    access: 'user',
    params,
    body: stateChange(life, z.enum(['accepted', 'declined'])),
    errors: [403, 404],
    response: envelope(demandResponse),
  }),
  listDemandResponses: endpoint({
    method: 'GET',
    path: '/tech/demands/{demand_id}/responses',
    summary: 'Responses to one of my demands, those that wait for an answer first',
    access: 'user',
    params: z.object({ demand_id: id }),
    errors: [404],
    response: envelope(z.array(demandResponse)),
  }),
};
