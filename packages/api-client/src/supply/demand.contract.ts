import * as z from 'zod/mini';
import { innovationField } from '../content/institution.contract.ts';
import { endpoint, envelope, id, isoDate, isoTime, locale, manyOf, mobile, money, text } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { demand as life } from '../lifecycle/subjects/demand.lifecycle.ts';
import { demandResponse as responseLife } from '../lifecycle/subjects/demand-response.lifecycle.ts';
import { supplyQualification, supplyRegion } from './company.contract.ts';
import { SUPPLY_QUALIFICATIONS } from './company.lists.ts';
import * as lists from './demand.lists.ts';

/** State of a demand. */
export const demandStatus = stateOf(life);
export type DemandStatus = z.infer<typeof demandStatus>;
export const ownership = z.enum(lists.OWNERSHIPS);
export type Ownership = z.infer<typeof ownership>;
export const demandCriterion = z.enum(lists.DEMAND_CRITERIA);
export type DemandCriterion = z.infer<typeof demandCriterion>;

const figure = z.number().check(z.gte(-1_000_000_000), z.lte(1_000_000_000));
const long = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** A figure to reach. */
export const indicator = z.object({
  name: text(40),
  /** Today's; null where nobody has measured it. */
  now: z.nullable(figure),
  goal: z.enum(['at_least', 'at_most']),
  target: figure,
  unit: long(10),
});
export interface Indicator extends z.infer<typeof indicator> {}

/** What a company has to be. */
export const demandWishes = z.object({
  field: innovationField,
  /** As near as this; `country` takes any. */
  region: supplyRegion,
  /** All of these; none asks for none. */
  qualifications: z.array(supplyQualification).check(z.maxLength(SUPPLY_QUALIFICATIONS.length)),
  /** Words that the company's products should mention. */
  keywords: z.array(text(20)).check(z.maxLength(lists.MOST_KEYWORDS)),
});
export interface DemandWishes extends z.infer<typeof demandWishes> {}

/** Everything that the publisher states. Texts are in the publisher's own language. */
export const demandForm = z.extend(demandWishes, {
  title: text(60),
  /** What has to be solved. */
  problem: text(2_000),
  /** What the publisher provides: data, a site, engineers. */
  provides: long(500),
  indicators: z.array(indicator).check(z.maxLength(lists.MOST_INDICATORS)),
  delivery: text(100),
  term_months: z.number().check(z.int(), z.gte(1), z.lte(60)),
  ownership,
  /** Null: to be negotiated. */
  budget: z.nullable(money.check(z.refine(({ amount }) => amount > 0 && amount <= 100_000_000_000))),
  /** Percentages that add up to 100; none says nothing. */
  payments: z
    .array(z.object({ share: z.number().check(z.int(), z.gte(1), z.lte(100)), name: text(40) }))
    .check(z.maxLength(lists.MOST_PAYMENTS)),
  /** The last day for responses. */
  deadline: isoDate,
  contact_person: text(50),
  contact_phone: mobile,
});
export interface DemandForm extends z.infer<typeof demandForm> {}

const counts = {
  /** Companies that have responded. */
  responses: z.number(),
  /** Calendar days until the deadline; negative when it is over. */
  days_left: z.number(),
};

/** A demand as everybody sees it: without whom to call. */
export const demandSummary = z.object({
  id,
  number: z.string(),
  title: z.string(),
  lang: locale,
  publisher: z.string(),
  field: innovationField,
  region: supplyRegion,
  qualifications: z.array(supplyQualification),
  budget: z.nullable(money),
  deadline: isoDate,
  released_on: isoDate,
  status: z.enum(lists.PUBLIC_DEMAND_STATES),
  ...counts,
  ...hits,
});
export interface DemandSummary extends z.infer<typeof demandSummary> {}

export const demandContact = z.object({ person: z.string(), phone: z.string() });
export interface DemandContact extends z.infer<typeof demandContact> {}

const { problem, provides, indicators, delivery, term_months, payments, keywords } = demandForm.shape;
export const demandDetail = z.extend(demandSummary, {
  ...{ problem: z.string(), provides, indicators, term_months, ownership, payments, keywords },
  delivery: z.string(),
  /** When it came to each state, the oldest first; without actors and reasons. */
  progress: z.array(z.object({ status: z.enum(lists.PROGRESS_STATES), at: isoTime })),
  /** Null for whoever is neither its publisher, an accepted responder nor an operator. */
  contact: z.nullable(demandContact),
  /** The caller is its publisher or of the publisher's enterprise. */
  own: z.boolean(),
  /** The caller's latest response. */
  my_response: z.nullable(z.object({ id, status: stateOf(responseLife) })),
});
export interface DemandDetail extends z.infer<typeof demandDetail> {}

/** Whether a company meets one wish, with the fact that this rests on: `新一代信息技术`. */
export const demandReason = z.object({ criterion: demandCriterion, met: z.boolean(), reason: z.string() });
export interface DemandReason extends z.infer<typeof demandReason> {}

/** A company, and how it compares with a demand. */
export const demandMatch = z.object({
  company: z.object({ id, name: z.string(), lang: locale }),
  /** 0 to 100; 100 meets all wishes. */
  score: z.number(),
  reasons: z.array(demandReason),
});
export interface DemandMatch extends z.infer<typeof demandMatch> {}

/** Who a demand is shown to first. */
export const demandAudience = z.object({
  /** Companies that meet every wish. */
  full: z.number(),
  /** The best, some of which may miss a wish. */
  companies: z.array(demandMatch),
});
export interface DemandAudience extends z.infer<typeof demandAudience> {}

/** How the caller's own company compares with a demand. */
export const demandFit = z.object({ demand_id: id, score: z.number(), reasons: z.array(demandReason) });
export interface DemandFit extends z.infer<typeof demandFit> {}

/** A demand as its publisher sees it. */
export const ownDemand = z.extend(demandForm, {
  id,
  /** Number for phone calls: XQ20261120-7K3M. */
  number: z.string(),
  user_id: id,
  // Empty where the account was deleted.
  contact_person: z.string(),
  contact_phone: z.string(),
  problem,
  delivery,
  status: demandStatus,
  ...counts,
  /** Responses that wait for an answer. */
  unanswered: z.number(),
  /** Incremented by each edit; an edit of an older version is refused. */
  version: z.number(),
  released_on: z.nullable(isoDate),
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(demandStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(demandStatus),
});
export interface OwnDemand extends z.infer<typeof ownDemand> {}

const HALL = '/tech/supply_demand/demand';
const OWN = '/tech/demands';
const params = z.object({ demand_id: id });

const hall = listEndpoints({
  path: HALL,
  summary: 'The demand hall',
  access: 'public',
  item: demandSummary,
  list: lists.demandList,
  shapes: {},
});

const own = listEndpoints({
  path: OWN,
  summary: "My demands, those that go on first; everybody's for an operator",
  access: 'user',
  item: ownDemand,
  list: lists.ownDemandList,
  shapes: {},
});

export const demandEndpoints = {
  listHallDemands: hall.list,
  hallDemandsFile: hall.file,
  getHallDemand: endpoint({
    method: 'GET',
    path: `${HALL}/{demand_id}`,
    summary: 'A demand of the hall; its contact for its publisher, accepted responders and an operator alone',
    access: 'optional',
    params,
    errors: [404],
    response: envelope(demandDetail),
  }),
  listDemandMatches: endpoint({
    method: 'GET',
    path: `${HALL}/{demand_id}/matches`,
    summary: 'Companies for a demand of the hall, the best first, each with the wishes that it meets and misses',
    access: 'public',
    params,
    errors: [404],
    response: envelope(demandAudience),
  }),
  listDemandFits: endpoint({
    method: 'GET',
    path: '/tech/supply_demand/fits',
    summary: 'How my company compares with some demands; empty where it is none of the supply side',
    access: 'user',
    query: z.object({ demand_id: manyOf(id) }),
    response: envelope(z.array(demandFit)),
  }),
  listDemands: own.list,
  demandsFile: own.file,
  createDemand: endpoint({
    method: 'POST',
    path: OWN,
    summary: 'Save a demand as a draft',
    access: 'user',
    body: demandForm,
    status: 201,
    idempotent: true,
    errors: [403],
    response: envelope(ownDemand),
  }),
  previewAudience: endpoint({
    method: 'POST',
    path: `${OWN}/audience`,
    summary: 'Companies that a demand with these wishes would be shown to, with reasons',
    access: 'user',
    body: demandWishes,
    response: envelope(demandAudience),
  }),
  getDemand: endpoint({
    method: 'GET',
    path: `${OWN}/{demand_id}`,
    summary: 'One of my demands with its events',
    access: 'user',
    params,
    errors: [404],
    response: envelope(ownDemand),
  }),
  updateDemand: endpoint({
    method: 'PUT',
    path: `${OWN}/{demand_id}`,
    summary: 'Change a draft. 409 with details.version where it was saved in between',
    access: 'user',
    params,
    body: z.extend(demandForm, { version: z.number().check(z.int(), z.gte(1)) }),
    errors: [403, 404, 409],
    response: envelope(ownDemand),
  }),
  moveDemand: endpoint({
    method: 'POST',
    path: `${OWN}/{demand_id}/status`,
    summary: 'Submit mine for review, withdraw or complete it; as an operator release or reject it',
    access: 'user',
    params,
    body: stateChange(life, z.enum(['reviewing', 'released', 'unveiled', 'completed', 'rejected', 'withdrawn'])),
    errors: [403, 404],
    response: envelope(ownDemand),
  }),
};
