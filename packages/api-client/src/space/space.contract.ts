import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, locale, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { appointmentEndpoints } from './appointment.contract.ts';
import { entryApplicationEndpoints } from './entry-application.contract.ts';
import { leaseEndpoints } from './lease.contract.ts';
import {
  AREA_BANDS,
  AVAILABILITIES,
  DECORATIONS,
  HOUSE_TYPES,
  PRICE_UNITS,
  parkList,
  RENT_BANDS,
  unitList,
} from './space.lists.ts';

export const houseType = z.enum(HOUSE_TYPES);
export type HouseType = z.infer<typeof houseType>;
export const priceUnit = z.enum(PRICE_UNITS);
export type PriceUnit = z.infer<typeof priceUnit>;
export const areaBand = z.enum(AREA_BANDS);
export type AreaBand = z.infer<typeof areaBand>;
export const rentBand = z.enum(RENT_BANDS);
export type RentBand = z.infer<typeof rentBand>;
export const decoration = z.enum(DECORATIONS);
export type Decoration = z.infer<typeof decoration>;
export const availability = z.enum(AVAILABILITIES);
export type Availability = z.infer<typeof availability>;

const place = z.object({ id, name: z.string() });

/** A unit as a list shows one. The words are in `lang`, which differs from the request where no translation exists. */
export const unitSummary = z.object({
  id,
  /** Park, building and number. */
  title: z.string(),
  lang: locale,
  house_type: houseType,
  park: place,
  building: place,
  number: z.string(),
  floor: z.number(),
  /** Square metres. */
  area: z.number(),
  /** Workstations; null where they are not counted. */
  seats: z.nullable(z.number()),
  decoration,
  /** As the landlord states it, for one `price_unit`. */
  price: money,
  price_unit: priceUnit,
  /** Where the landlord states the price, and since when. */
  price_source: z.string(),
  priced_on: isoDate,
  /** The price per square metre and month. */
  rent: money,
  /** How `rent` follows from `price`, in words. */
  rent_rule: z.string(),
  availability,
  /** The first day on which the unit is vacant: today where it is vacant now. */
  available_on: isoDate,
  ...hits,
});
export interface UnitSummary extends z.infer<typeof unitSummary> {}

export const unitDetail = z.extend(unitSummary, {
  /** Plain text; null where nothing is said. */
  description: z.nullable(z.string()),
  /** Metres. */
  height: z.nullable(z.number()),
  /** Kilograms per square metre. */
  floor_load: z.nullable(z.number()),
  /** Kilowatts. */
  power: z.nullable(z.number()),
  /** Months of rent. */
  deposit_months: z.number(),
  /** The shortest term of a contract, in months. */
  term_months: z.number(),
  address: z.string(),
  /** Twelve months from the present one: `vacant` where no contract covers any day of it. */
  months: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d\d$/)), vacant: z.boolean() })),
});
export interface UnitDetail extends z.infer<typeof unitDetail> {}

/** How many units there are and what of them is vacant today. */
const stock = {
  units: z.number(),
  vacant: z.number(),
  /** Square metres, of all units and of those that are vacant. */
  area: z.number(),
  vacant_area: z.number(),
};

export const parkSummary = z.object({
  id,
  name: z.string(),
  lang: locale,
  address: z.string(),
  /** What the park is built for. */
  house_types: z.array(houseType),
  opened_on: isoDate,
  /** WGS 84, degrees. */
  longitude: z.number(),
  latitude: z.number(),
  buildings: z.number(),
  ...stock,
  /** The lowest rent of a vacant unit, per square metre and month; null where nothing is vacant. */
  rent_from: z.nullable(money),
  ...hits,
});
export interface ParkSummary extends z.infer<typeof parkSummary> {}

export const parkDetail = z.extend(parkSummary, {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  operator: z.string(),
  phone: z.string(),
  facilities: z.array(z.string()),
  /** What is near, and the minutes by the means that the text names. */
  transport: z.array(z.object({ name: z.string(), minutes: z.number() })),
  building_list: z.array(
    z.object({
      id,
      name: z.string(),
      floors: z.number(),
      completed_year: z.number(),
      ...stock,
      /** Floors that have units, from the ground up. */
      stack: z.array(z.object({ floor: z.number(), units: z.number(), vacant: z.number() })),
    }),
  ),
});
export interface ParkDetail extends z.infer<typeof parkDetail> {}

const units = listEndpoints({
  path: '/space-service/rooms',
  summary: 'Units to rent',
  access: 'public',
  item: unitSummary,
  list: unitList,
  shapes: { park: id },
  narrowed: { building: id },
});

const parks = listEndpoints({
  path: '/space-service/parks',
  summary: 'Parks',
  access: 'public',
  item: parkSummary,
  list: parkList,
  shapes: {},
});

export const spaceEndpoints = {
  listUnits: units.list,
  unitsFile: units.file,
  getUnit: endpoint({
    method: 'GET',
    path: '/space-service/rooms/{unit_id}',
    summary: 'A unit with its terms and the months in which it is vacant',
    access: 'public',
    params: z.object({ unit_id: id }),
    errors: [404],
    response: envelope(unitDetail),
  }),
  compareUnits: endpoint({
    method: 'GET',
    path: '/space-service/room_comparison',
    summary: 'Two to four units in the order of `ids`, which is repeated; one that does not exist is left out',
    access: 'public',
    query: z.object({
      ids: z.pipe(
        z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
        z.array(id).check(z.minLength(2), z.maxLength(4)),
      ),
    }),
    response: envelope(z.array(unitDetail)),
  }),
  listParks: parks.list,
  parksFile: parks.file,
  getPark: endpoint({
    method: 'GET',
    path: '/space-service/parks/{park_id}',
    summary: 'A park with its buildings and what is vacant on each floor',
    access: 'public',
    params: z.object({ park_id: id }),
    errors: [404],
    response: envelope(parkDetail),
  }),
  ...appointmentEndpoints,
  ...entryApplicationEndpoints,
  ...leaseEndpoints,
};
