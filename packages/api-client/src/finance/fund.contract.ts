import * as z from 'zod/mini';
import { innovationField } from '../content/institution.contract.ts';
import { endpoint, envelope, id, isoDate, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { FUND_KINDS, FUND_STATES, FUND_SUPPORTS, fundList, fundResultList } from './fund.lists.ts';

export const fundKind = z.enum(FUND_KINDS);
export type FundKind = z.infer<typeof fundKind>;
export const fundSupport = z.enum(FUND_SUPPORTS);
export type FundSupport = z.infer<typeof fundSupport>;
export const fundState = z.enum(FUND_STATES);
export type FundState = z.infer<typeof fundState>;

/** A period in which a fund takes applications, both days included. */
export const fundWindow = z.object({
  id,
  name: z.string(),
  opens_on: isoDate,
  closes_on: isoDate,
  budget: money,
  state: fundState,
});
export interface FundWindow extends z.infer<typeof fundWindow> {}

/** The words are in `lang`, which differs from the request where no translation exists. */
export const fundSummary = z.object({
  id,
  name: z.string(),
  lang: locale,
  kind: fundKind,
  support: fundSupport,
  fields: z.array(innovationField),
  /** What it supports, in one line. */
  offer: z.string(),
  size: money,
  /** What one enterprise can get. */
  amount_min: money,
  amount_max: money,
  manager: z.string(),
  state: fundState,
  /** The window that is open, else the next one, else the last; null where none was announced. */
  window: z.nullable(fundWindow),
  ...hits,
});
export interface FundSummary extends z.infer<typeof fundSummary> {}

const titled = z.object({ title: z.string(), text: z.string() });

export const fundDetail = z.extend(fundSummary, {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  established_on: isoDate,
  phone: z.string(),
  conditions: z.array(z.string()),
  materials: z.array(z.string()),
  /** Rules of its use, by section. */
  rules: z.array(titled),
  steps: z.array(titled),
  /** The latest first. */
  windows: z.array(fundWindow),
  results: z.object({ count: z.number(), amount: money }),
});
export interface FundDetail extends z.infer<typeof fundDetail> {}

/** One decision of a fund. */
export const fundResult = z.object({
  id,
  fund: z.object({ id, name: z.string() }),
  enterprise: z.string(),
  project: z.string(),
  amount: money,
  decided_on: isoDate,
  lang: locale,
  ...hits,
});
export interface FundResult extends z.infer<typeof fundResult> {}

const funds = listEndpoints({
  path: '/financial/funds',
  summary: 'Policy funds with their application windows',
  access: 'public',
  item: fundSummary,
  list: fundList,
  shapes: {},
});

const results = listEndpoints({
  path: '/financial/fund_results',
  summary: 'What policy funds have decided to support',
  access: 'public',
  item: fundResult,
  list: fundResultList,
  shapes: { fund: id, year: z.string().check(z.regex(/^\d{4}$/)) },
});

export const fundEndpoints = {
  listFunds: funds.list,
  fundsFile: funds.file,
  getFund: endpoint({
    method: 'GET',
    path: '/financial/funds/{fund_id}',
    summary: 'A policy fund with its conditions, rules, steps and windows',
    access: 'public',
    params: z.object({ fund_id: id }),
    errors: [404],
    response: envelope(fundDetail),
  }),
  listFundResults: results.list,
  fundResultsFile: results.file,
};
