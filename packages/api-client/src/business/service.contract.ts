import * as z from 'zod/mini';
import { endpoint, envelope, id, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { LAB_QUALIFICATIONS, SERVICE_MODES } from '../experiment/experiment.lists.ts';
import { ratingDetail, ratingSummary, shopCard } from '../shop/shop.contract.ts';
import {
  EXPERIMENT_CATEGORIES,
  experimentServiceList,
  SERVICE_CATALOGUES,
  SERVICE_CATEGORIES,
  serviceList,
} from './service.lists.ts';

export const serviceCatalogue = z.enum(SERVICE_CATALOGUES);
export type ServiceCatalogue = z.infer<typeof serviceCatalogue>;
export const experimentCategory = z.enum(EXPERIMENT_CATEGORIES);
export type ExperimentCategory = z.infer<typeof experimentCategory>;

const named = z.object({ id, name: z.string() });

/** A package of a service as a row shows it. */
export const servicePrice = z.object({
  id,
  name: z.string(),
  /** For one `unit`; 0 where it is free. */
  price: money,
  unit: z.string(),
  /** Working days until it is delivered. */
  days: z.number(),
  /** So many of one order at most. */
  max_quantity: z.number(),
  /** The package that most enterprises take. */
  recommended: z.boolean(),
});
export interface ServicePrice extends z.infer<typeof servicePrice> {}

/** A service as a list shows one. The words are in `lang`, which differs from the request where no translation exists. */
export const serviceSummary = z.object({
  id,
  title: z.string(),
  lang: locale,
  catalogue: serviceCatalogue,
  /** Whether it takes orders now. */
  open: z.boolean(),
  /** `category_ids` of an enterprise service, a kind of test of an experimental one. */
  category: z.object({ id: z.enum([...SERVICE_CATEGORIES, ...EXPERIMENT_CATEGORIES]), name: z.string() }),
  /** Below the category; null where it has none. */
  topic: z.nullable(named),
  shop: named,
  /** Distinction, in one line: `首次咨询免费`. */
  headline: z.string(),
  /** Standards by which it works: `GB/T 10125`. */
  standards: z.array(z.string()),
  /** Ways of use; empty for an enterprise service. */
  services: z.array(z.enum(SERVICE_MODES)),
  /** Of the laboratory; empty for an enterprise service. */
  qualifications: z.array(z.enum(LAB_QUALIFICATIONS)),
  /** One to four packages, the cheapest first. */
  packages: z.array(servicePrice),
  /** Percent of the total that an innovation voucher may pay; 0 where it takes none. */
  voucher_rate: z.number(),
  /** Median of the working days until completion, as the provider states it. */
  median_days: z.number(),
  rating: ratingSummary,
  /** Terms in case of failure, in one line. */
  on_failure: z.string(),
  /** Which invoices it issues, in words. */
  invoice: z.string(),
  ...hits,
});
export interface ServiceSummary extends z.infer<typeof serviceSummary> {}

export const servicePackage = z.extend(servicePrice, {
  /** Division of work, in one line. */
  note: z.string(),
  /** Percent of the rated orders of the service that took this package; null without ratings. */
  share: z.nullable(z.number()),
});
export interface ServicePackage extends z.infer<typeof servicePackage> {}

/** Cell of the matrix: whether the package includes the row, or the extent in words. */
export const contentCell = z.object({ included: z.boolean(), text: z.nullable(z.string()) });
export interface ContentCell extends z.infer<typeof contentCell> {}

export const serviceTerm = z.object({
  kind: z.enum(['cancellation', 'delay', 'failure', 'privacy']),
  text: z.string(),
  /** The figure of the text: `1%`, `30天`; null without one. */
  figure: z.nullable(z.string()),
});
export interface ServiceTerm extends z.infer<typeof serviceTerm> {}

export const serviceDetail = z.extend(serviceSummary, {
  /** Plain text; a line break begins a paragraph. */
  description: z.string(),
  shop: shopCard,
  packages: z.array(servicePackage),
  /** Rows of the comparison; cells in the order of `packages`. */
  contents: z.array(z.object({ name: z.string(), cells: z.array(contentCell) })),
  options: z.array(z.object({ id, name: z.string(), price: money, note: z.nullable(z.string()) })),
  /** Of the recommended package: working days from the start, both included. */
  stages: z.array(z.object({ name: z.string(), from_day: z.number(), to_day: z.number(), deliverable: z.string() })),
  terms: z.array(serviceTerm),
  /** Documents that the enterprise hands in. */
  materials: z.array(z.string()),
  /** Text of the contract that an order makes; a line break begins a paragraph. */
  contract_text: z.string(),
  rating: ratingDetail,
  /** Of the same category, other than this one. */
  related: z.array(
    z.object({ id, title: z.string(), lang: locale, shop: named, price_from: money, rating: ratingSummary }),
  ),
});
export interface ServiceDetail extends z.infer<typeof serviceDetail> {}

/** A package with its contents and its service. */
export const serviceSpec = z.extend(servicePackage, {
  service: z.object({ id, title: z.string(), catalogue: serviceCatalogue }),
  shop: named,
  contents: z.array(z.extend(contentCell, { name: z.string() })),
});
export interface ServiceSpec extends z.infer<typeof serviceSpec> {}

/** A category of enterprise services with what it holds. */
export const serviceCategory = z.object({
  /** `category_ids`. */
  id: z.enum(SERVICE_CATEGORIES),
  name: z.string(),
  shops: z.number(),
  services: z.number(),
  /** The cheapest package; null without services. */
  price_from: z.nullable(money),
  topics: z.array(named),
});
export interface ServiceCategory extends z.infer<typeof serviceCategory> {}

const services = listEndpoints({
  path: '/commodity/services/products',
  summary: 'Enterprise services by category',
  access: 'public',
  item: serviceSummary,
  list: serviceList,
  shapes: { topic: id, shop: id },
});

const experimentServices = listEndpoints({
  path: '/industrial/services/products',
  summary: 'Experimental services',
  access: 'public',
  item: serviceSummary,
  list: experimentServiceList,
  shapes: { shop: id },
});

const params = z.object({ obj_id: id });

export const serviceEndpoints = {
  listServices: services.list,
  servicesFile: services.file,
  getService: endpoint({
    method: 'GET',
    path: '/commodity/services/products/{obj_id}',
    summary: 'An enterprise service with its packages, stages, terms and ratings',
    access: 'public',
    params,
    errors: [404],
    response: envelope(serviceDetail),
  }),
  compareServices: endpoint({
    method: 'GET',
    path: '/commodity/services/comparison',
    summary: 'Two to four services in the order of `ids`, which is repeated; one that does not exist is left out',
    access: 'public',
    query: z.object({
      ids: z.pipe(
        z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
        z.array(id).check(z.minLength(2), z.maxLength(4)),
      ),
    }),
    response: envelope(z.array(serviceSummary)),
  }),
  listExperimentServices: experimentServices.list,
  experimentServicesFile: experimentServices.file,
  getExperimentService: endpoint({
    method: 'GET',
    path: '/industrial/services/products/{obj_id}',
    summary: 'An experimental service with its packages, stages, terms and ratings',
    access: 'public',
    params,
    errors: [404],
    response: envelope(serviceDetail),
  }),
  getServiceSpec: endpoint({
    method: 'GET',
    path: '/commodity/specs/{spec_id}',
    summary: 'A package of a service with its contents',
    access: 'public',
    params: z.object({ spec_id: id }),
    errors: [404],
    response: envelope(serviceSpec),
  }),
  serviceCategories: endpoint({
    method: 'GET',
    path: '/commodity/categories',
    summary: 'The six categories of enterprise services with how many providers and services each has',
    access: 'public',
    response: envelope(z.array(serviceCategory)),
  }),
};
