'use client';
import { useEffect } from 'react';
import { useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite } from '../react/use-write.ts';
import type { AnswerOf } from '../transport/endpoint-types.ts';
import type { ActiveQuery, EventQuery } from './event.client.ts';
import type { EventCategory, EventDetail, EventState } from './event.contract.ts';
import { eventEndpoints } from './event.endpoints.gen.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/** A page with its facets; the page before stays, marked stale, while a new one loads. Null sends no request. */
export const useEvents = (query: EventQuery | null): Read<AnswerOf<typeof eventEndpoints.listEvents>> =>
  useList(eventEndpoints.listEvents, query);

/** The same as an infinite list. */
export const useEventPages = (query: EventQuery | null) => useListPages(eventEndpoints.listEvents, query);

/** Saves the list as a file: `save('csv', query)`. */
export const useSaveEvents = () => useSaveList(eventEndpoints.eventsFile);

/** Null sends no request. */
export const useEvent = (id: string | null): Read<EventDetail> =>
  mapRead(useRead(eventEndpoints.getEvent, id === null ? null : { params: { obj_id: id } }), dataOf);

/** The same page, with the filters in the body. Null sends no request. */
export const useActiveEvents = (body: ActiveQuery | null): Read<AnswerOf<typeof eventEndpoints.activeList>> =>
  useRead(eventEndpoints.activeList, body === null ? null : { body }, { keep: true });

/** The same detail, with the id in the body. Null sends no request. */
export const useActiveEvent = (id: string | null): Read<EventDetail> =>
  mapRead(useRead(eventEndpoints.activeDetail, id === null ? null : { body: { id } }), dataOf);

export const useEventCategories = (): Read<{ id: EventCategory; name: string }[]> =>
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
export const useMoveEvent = () => {
  const writer = useWrite(eventEndpoints.moveEvent, dataOf);
  const refresh = useRefresh();
  const { status } = writer.state;
  useEffect(() => {
    if (status === 'done') void refresh(eventEndpoints.eventState, eventEndpoints.getEvent, eventEndpoints.listEvents);
  }, [status, refresh]);
  return writer;
};

export * from './enrolment.hooks.ts';
