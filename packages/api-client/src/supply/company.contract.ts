import * as z from 'zod/mini';
import { innovationField } from '../content/institution.contract.ts';
import { endpoint, envelope, id, isoDate, locale } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { SUPPLY_QUALIFICATIONS, SUPPLY_REGIONS, supplyCompanyList } from './company.lists.ts';
import { supplyProductSummary } from './product.contract.ts';

export const supplyRegion = z.enum(SUPPLY_REGIONS);
export type SupplyRegion = z.infer<typeof supplyRegion>;
export const supplyQualification = z.enum(SUPPLY_QUALIFICATIONS);
export type SupplyQualification = z.infer<typeof supplyQualification>;

/** The words are in `lang`, which differs from the request where no translation exists. */
export const supplyCompanySummary = z.object({
  id,
  name: z.string(),
  lang: locale,
  /** What it makes, in one line. */
  summary: z.string(),
  fields: z.array(innovationField),
  region: supplyRegion,
  /** The place in words. */
  place: z.string(),
  qualifications: z.array(supplyQualification),
  founded_on: isoDate,
  staff: z.number(),
  /** Products that it offers here. */
  products: z.number(),
  ...hits,
});
export interface SupplyCompanySummary extends z.infer<typeof supplyCompanySummary> {}

export const supplyCompanyDetail = z.extend(supplyCompanySummary, {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  /** What it can do, in words that demands are compared with. */
  keywords: z.array(z.string()),
  /** Of its sales office. */
  phone: z.string(),
  website: z.nullable(z.string()),
  product_list: z.array(supplyProductSummary),
});
export interface SupplyCompanyDetail extends z.infer<typeof supplyCompanyDetail> {}

/** How much the supply side and the demand hall hold in one field. */
export const supplyCategory = z.object({
  code: innovationField,
  name: z.string(),
  companies: z.number(),
  products: z.number(),
  /** Demands that take responses. */
  demands: z.number(),
});
export interface SupplyCategory extends z.infer<typeof supplyCategory> {}

const PATH = '/tech/supply_demand/company';

const companies = listEndpoints({
  path: PATH,
  summary: 'Companies of the supply side',
  access: 'public',
  item: supplyCompanySummary,
  list: supplyCompanyList,
  shapes: {},
});

export const supplyCompanyEndpoints = {
  listSupplyCategories: endpoint({
    method: 'GET',
    path: '/tech/categories',
    summary: 'Fields with their numbers of companies, products and open demands',
    access: 'public',
    response: envelope(z.array(supplyCategory)),
  }),
  listSupplyCompanies: companies.list,
  supplyCompaniesFile: companies.file,
  getSupplyCompany: endpoint({
    method: 'GET',
    path: `${PATH}/{supply_company_id}`,
    summary: 'A company with its products',
    access: 'public',
    params: z.object({ supply_company_id: id }),
    errors: [404],
    response: envelope(supplyCompanyDetail),
  }),
};
