import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, money } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { instrumentList } from './instrument.lists.ts';
import {
  bookable,
  bookableDetail,
  freeSpan,
  instrumentCategory,
  labQualification,
  named,
  params,
  waitingTime,
} from './resource.contract.ts';

export const instrumentSummary = z.object({
  ...bookable,
  model: z.string(),
  category: instrumentCategory,
  qualifications: z.array(labQualification),
  waiting: waitingTime,
  /** Percent of the open hours of the last 30 days in which it was used. */
  usage_rate: z.number(),
  /** 0 to 5 with one decimal; null without ratings. */
  rating: z.nullable(z.number()),
  /** Uses within a year. */
  uses: z.number(),
  ...hits,
});
export interface InstrumentSummary extends z.infer<typeof instrumentSummary> {}

export const instrumentDetail = z.extend(instrumentSummary, {
  ...bookableDetail,
  /** `YYYY-MM` */
  purchased_in: z.string().check(z.regex(/^\d{4}-\d\d$/)),
  purchase_value: money,
  /** Null where it needs no calibration. */
  calibrated_until: z.nullable(isoDate),
  /** The facility and the laboratory that it belongs to; null for none. */
  region: z.nullable(named),
  laboratory: z.nullable(named),
  /** Up to three of the same category that are free in the same week. */
  similar: z.array(instrumentSummary),
});
export interface InstrumentDetail extends z.infer<typeof instrumentDetail> {}

/** Instruments with what is free of them on five working days, the earliest first. */
export const earliestInstruments = z.object({
  days: z.array(isoDate),
  /** Bounds of the hours that the days show: `09:00`. */
  opens: z.string(),
  closes: z.string(),
  instruments: z.array(z.object({ instrument: instrumentSummary, spans: z.array(freeSpan) })),
});
export interface EarliestInstruments extends z.infer<typeof earliestInstruments> {}

const instruments = listEndpoints({
  path: '/industrial/instruments',
  summary: 'Shared instruments',
  access: 'public',
  item: instrumentSummary,
  list: instrumentList,
  shapes: { shop: id },
});

export const instrumentEndpoints = {
  listInstruments: instruments.list,
  instrumentsFile: instruments.file,
  getInstrument: endpoint({
    method: 'GET',
    path: '/industrial/instruments/{obj_id}',
    summary: 'An instrument with its figures, ways of use, options and rules',
    access: 'public',
    params,
    errors: [404],
    response: envelope(instrumentDetail),
  }),
  getEarliestInstruments: endpoint({
    method: 'GET',
    path: '/industrial/earliest_instruments',
    summary: 'Of the most used instruments those that can be booked first, with five working days of free stretches',
    access: 'public',
    query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(20)), 6) }),
    response: envelope(earliestInstruments),
  }),
};
