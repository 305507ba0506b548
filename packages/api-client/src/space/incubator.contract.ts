import * as z from 'zod/mini';
import { innovationField } from '../content/institution.contract.ts';
import { endpoint, envelope, id, isoDate, locale } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { CARRIER_KINDS, carrierList, INCUBATOR_KINDS, INCUBATOR_LEVELS, incubatorList } from './incubator.lists.ts';

export const incubatorLevel = z.enum(INCUBATOR_LEVELS);
export type IncubatorLevel = z.infer<typeof incubatorLevel>;
export const incubatorKind = z.enum(INCUBATOR_KINDS);
export type IncubatorKind = z.infer<typeof incubatorKind>;
export const carrierKind = z.enum(CARRIER_KINDS);
export type CarrierKind = z.infer<typeof carrierKind>;

/** What a list shows. The words are in `lang`, which differs from the request where no translation exists. */
const summary = {
  id,
  name: z.string(),
  lang: locale,
  level: incubatorLevel,
  fields: z.array(innovationField),
  /** What it offers to those who enter, in one line. */
  offer: z.string(),
  /** Workstations, and how many of them are vacant. */
  seats: z.number(),
  vacant_seats: z.number(),
  companies: z.number(),
  recognised_on: isoDate,
  operator: z.string(),
  address: z.string(),
  /** WGS 84, degrees. */
  longitude: z.number(),
  latitude: z.number(),
  /** Null outside the parks. */
  park: z.nullable(z.object({ id, name: z.string() })),
  /** File of the picture, 16:10; null for none. */
  cover: z.nullable(id),
  ...hits,
};

const detail = {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  phone: z.string(),
  /** Months that a company may stay. */
  term_months: z.number(),
  mentors: z.number(),
  /** Companies that have left it grown up. */
  graduates: z.number(),
  /** `price` is in words: per seat and month, or per room. */
  seat_groups: z.array(
    z.object({ name: z.string(), seats: z.number(), vacant: z.number(), price: z.nullable(z.string()) }),
  ),
  /** `price` in words; null where nothing is said. */
  services: z.array(z.object({ name: z.string(), note: z.string(), price: z.nullable(z.string()) })),
  /** Incubated now, the latest first: the year of entry, and how far each has come. */
  company_list: z.array(
    z.object({ name: z.string(), field: innovationField, year: z.number(), note: z.nullable(z.string()) }),
  ),
  /** How to enter, in order; `note` says how long it takes. */
  steps: z.array(z.object({ name: z.string(), note: z.string() })),
};

export const incubatorSummary = z.object({ ...summary, kind: incubatorKind });
export interface IncubatorSummary extends z.infer<typeof incubatorSummary> {}
export const incubatorDetail = z.extend(incubatorSummary, detail);
export interface IncubatorDetail extends z.infer<typeof incubatorDetail> {}

export const carrierSummary = z.object({ ...summary, kind: carrierKind });
export interface CarrierSummary extends z.infer<typeof carrierSummary> {}
export const carrierDetail = z.extend(carrierSummary, detail);
export interface CarrierDetail extends z.infer<typeof carrierDetail> {}

const incubators = listEndpoints({
  path: '/space-service/incubators',
  summary: 'Incubators, maker spaces and accelerators',
  access: 'public',
  item: incubatorSummary,
  list: incubatorList,
  shapes: {},
});

const carriers = listEndpoints({
  path: '/space-service/carriers',
  summary: 'Innovation carriers: science parks, innovation centres, pilot bases, research institutes',
  access: 'public',
  item: carrierSummary,
  list: carrierList,
  shapes: {},
});

export const incubatorEndpoints = {
  listIncubators: incubators.list,
  incubatorsFile: incubators.file,
  getIncubator: endpoint({
    method: 'GET',
    path: '/space-service/incubators/{incubator_id}',
    summary: 'An incubator with its seats, services, companies and the steps of entering',
    access: 'public',
    params: z.object({ incubator_id: id }),
    errors: [404],
    response: envelope(incubatorDetail),
  }),
  listCarriers: carriers.list,
  carriersFile: carriers.file,
  getCarrier: endpoint({
    method: 'GET',
    path: '/space-service/carriers/{carrier_id}',
    summary: 'An innovation carrier with its seats, services, companies and the steps of entering',
    access: 'public',
    params: z.object({ carrier_id: id }),
    errors: [404],
    response: envelope(carrierDetail),
  }),
};
