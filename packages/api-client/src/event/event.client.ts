import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { EventDetail, EventState, EventStatus, EventSummary, NamedEventCategory } from './event.contract.ts';
import { eventEndpoints } from './event.endpoints.gen.ts';
import type { eventList } from './event.lists.ts';

export type EventQuery = NonNullable<InputOf<typeof eventEndpoints.listEvents>['query']>;
export type ActiveQuery = NonNullable<InputOf<typeof eventEndpoints.activeList>['body']>;

export const listEventCategories = async (transport: Transport, options?: CallOptions): Promise<NamedEventCategory[]> =>
  (await transport.call(eventEndpoints.eventCategories, {}, options)).data;

/** A page with its facets. */
export const listEvents = (
  transport: Transport,
  query: EventQuery = {},
  options?: CallOptions,
): Promise<Paged<EventSummary, typeof eventList>> => transport.call(eventEndpoints.listEvents, { query }, options);

/** The same, with the filters in the body. */
export const listActive = (
  transport: Transport,
  body: ActiveQuery,
  options?: CallOptions,
): Promise<Paged<EventSummary, typeof eventList>> => transport.call(eventEndpoints.activeList, { body }, options);

/** The same list as a file. */
export const fetchEvents = (
  transport: Transport,
  ...what: ListFileOf<typeof eventEndpoints.eventsFile>
): Promise<ListFile> => fetchListFile(transport, eventEndpoints.eventsFile, ...what);

/** @throws ApiError `not_found` */
export const getEvent = async (transport: Transport, id: string, options?: CallOptions): Promise<EventDetail> =>
  (await transport.call(eventEndpoints.getEvent, { params: { obj_id: id } }, options)).data;

/** The same, with the id in the body. @throws ApiError `not_found` */
export const getActive = async (transport: Transport, id: string, options?: CallOptions): Promise<EventDetail> =>
  (await transport.call(eventEndpoints.activeDetail, { body: { id } }, options)).data;

/** Status, places and my enrolment. @throws ApiError `not_found` */
export const getEventState = async (transport: Transport, id: string, options?: CallOptions): Promise<EventState> =>
  (await transport.call(eventEndpoints.eventState, { params: { obj_id: id } }, options)).data;

/** An operator's. @throws ApiError `transition_refused` with `details.allowed` */
export const moveEvent = async (
  transport: Transport,
  id: string,
  status: EventStatus,
  reason?: string,
  options?: CallOptions,
): Promise<EventState> => {
  const input = { params: { obj_id: id }, body: { status, ...(reason !== undefined && { reason }) } };
  return (await transport.call(eventEndpoints.moveEvent, input, options)).data;
};

export * from './enrolment.client.ts';
