'use client';
import { useEffect } from 'react';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { ActiveQuery, EventQuery } from './event.client.ts';
import type { EventDetail, EventState, EventSummary, NamedEventCategory } from './event.contract.ts';
import { eventEndpoints } from './event.endpoints.gen.ts';
import type { eventList } from './event.lists.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null sends no request. */
export const useEvents = (query: EventQuery | null): Read<Paged<EventSummary, typeof eventList>> =>
  useList(eventEndpoints.listEvents, query);

/** The same as an infinite list. */
export const useEventPages = (query: EventQuery | null): ListPages<EventSummary> =>
  useListPages(eventEndpoints.listEvents, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveEvents = (): ListSaver<typeof eventEndpoints.eventsFile> => useSaveList(eventEndpoints.eventsFile);

/** Null sends no request. */
export const useEvent = (id: string | null): Read<EventDetail> =>
  mapRead(useRead(eventEndpoints.getEvent, id === null ? null : { params: { obj_id: id } }), dataOf);

/** The same page, with the filters in the body. Null sends no request. */
export const useActiveEvents = (body: ActiveQuery | null): Read<Paged<EventSummary, typeof eventList>> =>
  useRead(eventEndpoints.activeList, body === null ? null : { body }, { keep: true });

/** The same detail, with the id in the body. Null sends no request. */
export const useActiveEvent = (id: string | null): Read<EventDetail> =>
  mapRead(useRead(eventEndpoints.activeDetail, id === null ? null : { body: { id } }), dataOf);

export const useEventCategories = (): Read<NamedEventCategory[]> =>
  mapRead(useRead(eventEndpoints.eventCategories, {}), dataOf);

const STATE_REFRESH_MS = 30_000;

/** Status, places and my enrolment, polled every 30 seconds. Null sends no request. */
export const useEventState = (id: string | null): Read<EventState> =>
  mapRead(
    useRead(eventEndpoints.eventState, id === null ? null : { params: { obj_id: id } }, {
      refreshMs: STATE_REFRESH_MS,
    }),
    dataOf,
  );

/** An operator opens, closes, ends or cancels. `send({ params: { obj_id }, body: { status, reason } })`. */
export const useMoveEvent = (): Writer<InputOf<typeof eventEndpoints.moveEvent>, EventState> => {
  const writer = useWrite(eventEndpoints.moveEvent, dataOf);
  const refresh = useRefresh();
  const { status } = writer.state;
  useEffect(() => {
    if (status === 'done') void refresh(eventEndpoints.eventState, eventEndpoints.getEvent, eventEndpoints.listEvents);
  }, [status, refresh]);
  return writer;
};

export * from './enrolment.hooks.ts';
