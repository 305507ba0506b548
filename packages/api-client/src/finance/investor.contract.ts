import * as z from 'zod/mini';
import { innovationField } from '../content/institution.contract.ts';
import { endpoint, envelope, id, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { INVESTMENT_STAGES, INVESTOR_KINDS, investorList } from './investor.lists.ts';

export const investorKind = z.enum(INVESTOR_KINDS);
export type InvestorKind = z.infer<typeof investorKind>;
export const investmentStage = z.enum(INVESTMENT_STAGES);
export type InvestmentStage = z.infer<typeof investmentStage>;

/** The words are in `lang`, which differs from the request where no translation exists. */
export const investorSummary = z.object({
  id,
  name: z.string(),
  lang: locale,
  kind: investorKind,
  stages: z.array(investmentStage),
  fields: z.array(innovationField),
  /** What it looks for, in one line. */
  offer: z.string(),
  /** A single investment. */
  amount_min: money,
  amount_max: money,
  /** Investments of the last years. */
  cases: z.number(),
  /** City. */
  city: z.string(),
  founded_year: z.number(),
  ...hits,
});
export interface InvestorSummary extends z.infer<typeof investorSummary> {}

export const investorDetail = z.extend(investorSummary, {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  /** Assets under management. */
  managed: money,
  address: z.string(),
  contact_person: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Working days in which it answers. */
  reply_workdays: z.number(),
  /** What to send with an application. */
  materials: z.array(z.string()),
  /** The latest first. */
  case_list: z.array(
    z.object({ name: z.string(), field: innovationField, stage: investmentStage, year: z.number(), note: z.string() }),
  ),
});
export interface InvestorDetail extends z.infer<typeof investorDetail> {}

const investors = listEndpoints({
  path: '/financial/investors',
  summary: 'Equity investors by stage, field and amount',
  access: 'public',
  item: investorSummary,
  list: investorList,
  shapes: {},
});

export const investorEndpoints = {
  listInvestors: investors.list,
  investorsFile: investors.file,
  getInvestor: endpoint({
    method: 'GET',
    path: '/financial/investors/{investor_id}',
    summary: 'An investor with its cases, its contact and what to send',
    access: 'public',
    params: z.object({ investor_id: id }),
    errors: [404],
    response: envelope(investorDetail),
  }),
};
