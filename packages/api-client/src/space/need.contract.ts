import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, isoTime, mobile, money, text } from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { spaceNeed as life } from '../lifecycle/subjects/space-need.lifecycle.ts';
import { needList, WISHES } from './need.lists.ts';
import { decoration, houseType, unitSummary } from './space.contract.ts';
import { DECORATIONS, HOUSE_TYPES } from './space.lists.ts';

/** State of a space need. */
export const needStatus = stateOf(life);
export type NeedStatus = z.infer<typeof needStatus>;

/** Square metres. */
const area = z.number().check(z.gte(1), z.lte(1_000_000));

/** What is looked for. An empty list takes any; null sets no bound. */
export const needForm = z.object({
  house_types: z.array(houseType).check(z.minLength(1), z.maxLength(HOUSE_TYPES.length)),
  area_min: area,
  area_max: z.nullable(area),
  /** At most so much per square metre and month. */
  rent_max: z.nullable(money.check(z.refine(({ amount }) => amount > 0 && amount <= 10_000_000))),
  /** Ids of parks. */
  parks: z.array(id).check(z.maxLength(20)),
  /** The first day of use. */
  from_on: isoDate,
  decorations: z.array(decoration).check(z.maxLength(DECORATIONS.length)),
  remark: z.string().check(z.trim(), z.maxLength(500)),
  contact_person: text(50),
  contact_phone: mobile,
});
export interface NeedForm extends z.infer<typeof needForm> {}

export const need = z.extend(needForm, {
  id,
  /** Number for phone calls: SN20261120-7K3M. */
  number: z.string(),
  user_id: id,
  parks: z.array(z.object({ id, name: z.string() })),
  /** Empty where the account was deleted. */
  contact_person: z.string(),
  contact_phone: z.string(),
  status: needStatus,
  /** The last day on which it is published. */
  expires_on: isoDate,
  /** Vacant units that meet all wishes today; 0 once it has ended. */
  full_matches: z.number(),
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(needStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(needStatus),
});
export interface Need extends z.infer<typeof need> {}

export const wish = z.enum(WISHES);
export type Wish = z.infer<typeof wish>;

/** A unit that is or becomes vacant, and how it compares with the need. */
export const needMatch = z.object({
  unit: unitSummary,
  /** 0 to 100; 100 meets all wishes. */
  score: z.number(),
  wishes: z.array(
    z.object({ wish, met: z.boolean(), /** With figures: `286㎡，在200–300㎡之内`. */ reason: z.string() }),
  ),
});
export interface NeedMatch extends z.infer<typeof needMatch> {}

const PATH = '/space-service/needs';
const params = z.object({ need_id: id });

const needs = listEndpoints({
  path: PATH,
  summary: "My space needs, those that are published first; everybody's for an operator",
  access: 'user',
  item: need,
  list: needList,
  shapes: {},
});

export const needEndpoints = {
  listNeeds: needs.list,
  needsFile: needs.file,
  createNeed: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Publish a space need for 90 days',
    access: 'user',
    body: needForm,
    status: 201,
    idempotent: true,
    response: envelope(need),
  }),
  getNeed: endpoint({
    method: 'GET',
    path: `${PATH}/{need_id}`,
    summary: 'One of my space needs with its events',
    access: 'user',
    params,
    errors: [404],
    response: envelope(need),
  }),
  listMatches: endpoint({
    method: 'GET',
    path: `${PATH}/{need_id}/matches`,
    summary: 'Units for one of my space needs, the best first, each with the wishes that it meets and misses',
    access: 'user',
    params,
    errors: [404],
    response: envelope(z.array(needMatch)),
  }),
  moveNeed: endpoint({
    method: 'POST',
    path: `${PATH}/{need_id}/status`,
    summary: 'Withdraw mine or mark it as matched; as an operator mark it as matched',
    access: 'user',
    params,
    body: stateChange(life, z.enum(['matched', 'withdrawn'])),
    errors: [403, 404],
    response: envelope(need),
  }),
};
