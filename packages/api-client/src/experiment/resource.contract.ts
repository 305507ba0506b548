import * as z from 'zod/mini';
import { id, isoTime, locale, money } from '../contract/contract.ts';
import {
  BOOKING_STATES,
  COOPERATION_MODES,
  HOLDER_TYPES,
  INSTRUMENT_CATEGORIES,
  LAB_QUALIFICATIONS,
  LABORATORY_TYPES,
  PROJECT_TYPES,
  RESEARCH_PHASES,
  RESOURCE_KINDS,
  SERVICE_MODES,
  TECHNOLOGY_FIELDS,
  WAITING_TIMES,
} from './experiment.lists.ts';

// Shared schemas of this domain; no endpoints.

export const resourceKind = z.enum(RESOURCE_KINDS);
export type ResourceKind = z.infer<typeof resourceKind>;
export const laboratoryType = z.enum(LABORATORY_TYPES);
export type LaboratoryType = z.infer<typeof laboratoryType>;
export const instrumentCategory = z.enum(INSTRUMENT_CATEGORIES);
export type InstrumentCategory = z.infer<typeof instrumentCategory>;
export const technologyField = z.enum(TECHNOLOGY_FIELDS);
export type TechnologyField = z.infer<typeof technologyField>;
export const waitingTime = z.enum(WAITING_TIMES);
export type WaitingTime = z.infer<typeof waitingTime>;
export const serviceMode = z.enum(SERVICE_MODES);
export type ServiceMode = z.infer<typeof serviceMode>;
export const labQualification = z.enum(LAB_QUALIFICATIONS);
export type LabQualification = z.infer<typeof labQualification>;
export const projectType = z.enum(PROJECT_TYPES);
export type ProjectType = z.infer<typeof projectType>;
export const researchPhase = z.enum(RESEARCH_PHASES);
export type ResearchPhase = z.infer<typeof researchPhase>;
export const cooperationMode = z.enum(COOPERATION_MODES);
export type CooperationMode = z.infer<typeof cooperationMode>;
export const holderType = z.enum(HOLDER_TYPES);
export type HolderType = z.infer<typeof holderType>;
export const bookingState = z.enum(BOOKING_STATES);
export type BookingState = z.infer<typeof bookingState>;

export const params = z.object({ obj_id: id });

export const named = z.object({ id, name: z.string() });

/** A technical figure: label, value and unit as they are printed; unit null where the value has none. */
export const figure = z.object({ label: z.string(), value: z.string(), unit: z.nullable(z.string()) });
export interface Figure extends z.infer<typeof figure> {}

/** A stretch of free buckets. */
export const freeSpan = z.object({ starts_at: isoTime, ends_at: isoTime });
export interface FreeSpan extends z.infer<typeof freeSpan> {}

/** Charging unit of an option: each hour, each sample, or the order once. */
export const OPTION_UNITS = ['hour', 'sample', 'order'] as const;
export const optionUnit = z.enum(OPTION_UNITS);
export type OptionUnit = z.infer<typeof optionUnit>;

/** An extra; its `id` goes into `option_ids` of a reservation. */
export const bookingOption = z.object({
  id,
  name: z.string(),
  note: z.nullable(z.string()),
  price: money,
  per: optionUnit,
});
export interface BookingOption extends z.infer<typeof bookingOption> {}

/** A way of use; its `id` goes into `option_ids` of a reservation, and the first one holds where none is given. */
export const useMode = z.object({
  id,
  mode: serviceMode,
  name: z.string(),
  note: z.string(),
  /** Added to the price of each hour; may be zero. */
  surcharge: money,
  /** Only for enterprises whose training is recorded. */
  training_required: z.boolean(),
});
export interface UseMode extends z.infer<typeof useMode> {}

/** List item of an instrument or a facility. Texts are in `lang`. */
export const bookable = {
  id,
  title: z.string(),
  lang: locale,
  field: technologyField,
  services: z.array(serviceMode),
  /** The provider. */
  shop: named,
  /** Building and room. */
  address: z.string(),
  /** Per hour. */
  price: money,
  /** Percent of an order that a voucher may pay; 0 for none. */
  voucher_rate: z.number(),
  booking: bookingState,
  /** Up to three of its figures. */
  figures: z.array(figure),
  /** The first stretch that can be booked; null where nothing is free in the bookable period. */
  earliest: z.nullable(freeSpan),
  /** File of the picture, 16:10; null for none. */
  cover: z.nullable(id),
};

export const bookableDetail = {
  /** Plain text; a line break begins a paragraph. */
  introduction: z.string(),
  all_figures: z.array(figure),
  modes: z.array(useMode),
  options: z.array(bookingOption),
  /** Notes for users, in sentences: reservation, cancellation, samples, data. */
  rules: z.array(z.string()),
  /** The engineer in charge. */
  keeper: z.object({ name: z.string(), phone: z.string() }),
};
