'use client';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import type { InstrumentQuery } from './instrument.client.ts';
import type { EarliestInstruments, InstrumentDetail, InstrumentSummary } from './instrument.contract.ts';
import { instrumentEndpoints } from './instrument.endpoints.gen.ts';
import type { instrumentList } from './instrument.lists.ts';

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null asks nothing. */
export const useInstruments = (query: InstrumentQuery | null): Read<Paged<InstrumentSummary, typeof instrumentList>> =>
  useList(instrumentEndpoints.listInstruments, query);

/** The same as one list that grows at its end; null asks nothing. */
export const useInstrumentPages = (query: InstrumentQuery | null): ListPages<InstrumentSummary> =>
  useListPages(instrumentEndpoints.listInstruments, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveInstruments = (): ListSaver<typeof instrumentEndpoints.instrumentsFile> =>
  useSaveList(instrumentEndpoints.instrumentsFile);

/** Null asks nothing. */
export const useInstrument = (id: string | null): Read<InstrumentDetail> =>
  mapRead(
    useRead(instrumentEndpoints.getInstrument, id === null ? null : { params: { obj_id: id } }),
    ({ data }) => data,
  );

/** Of the most used instruments those that can be booked first. */
export const useEarliestInstruments = (limit: number): Read<EarliestInstruments> =>
  mapRead(useRead(instrumentEndpoints.getEarliestInstruments, { query: { limit } }), ({ data }) => data);
