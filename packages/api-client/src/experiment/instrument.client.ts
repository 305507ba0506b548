import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { EarliestInstruments, InstrumentDetail, InstrumentSummary } from './instrument.contract.ts';
import { instrumentEndpoints } from './instrument.endpoints.gen.ts';
import type { instrumentList } from './instrument.lists.ts';

export type InstrumentQuery = NonNullable<InputOf<typeof instrumentEndpoints.listInstruments>['query']>;

/** A page with its facets. `price_min` and `price_max` are yuan per hour. */
export const listInstruments = (
  transport: Transport,
  query: InstrumentQuery = {},
  options?: CallOptions,
): Promise<Paged<InstrumentSummary, typeof instrumentList>> =>
  transport.call(instrumentEndpoints.listInstruments, { query }, options);

/** The same list as a file. */
export const fetchInstruments = (
  transport: Transport,
  ...what: ListFileOf<typeof instrumentEndpoints.instrumentsFile>
): Promise<ListFile> => fetchListFile(transport, instrumentEndpoints.instrumentsFile, ...what);

/** @throws ApiError `not_found` */
export const getInstrument = async (
  transport: Transport,
  id: string,
  options?: CallOptions,
): Promise<InstrumentDetail> =>
  (await transport.call(instrumentEndpoints.getInstrument, { params: { obj_id: id } }, options)).data;

/** Of the most used instruments those that can be booked first. */
export const getEarliestInstruments = async (
  transport: Transport,
  limit: number,
  options?: CallOptions,
): Promise<EarliestInstruments> =>
  (await transport.call(instrumentEndpoints.getEarliestInstruments, { query: { limit } }, options)).data;
