import * as z from 'zod/mini';
import { endpoint, envelope, id, isoDate, isoTime, locale } from '../contract/contract.ts';
import { hits, listEndpoints } from '../contract/list.ts';
import { attachment } from '../file/file.contract.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { event as life } from '../lifecycle/subjects/event.lifecycle.ts';
import { enrolment, enrolmentEndpoints } from './enrolment.contract.ts';
import { EVENT_CATEGORIES, eventList } from './event.lists.ts';

export type { Enrolment, EnrolmentInput, EnrolmentState, EnrolmentStatus } from './enrolment.contract.ts';
export { enrolmentStatus } from './enrolment.contract.ts';

export const eventCategory = z.enum(EVENT_CATEGORIES);
export type EventCategory = z.infer<typeof eventCategory>;

/** Decided by the clock, the places and the organizer. */
export const eventStatus = stateOf(life);
export type EventStatus = z.infer<typeof eventStatus>;

/** Places: `taken` by pending, approved and attended enrolments, never more than `capacity`. */
export const eventPlaces = z.object({
  capacity: z.number(),
  taken: z.number(),
  left: z.number(),
  /** People on the waiting list. */
  waiting: z.number(),
});
export interface EventPlaces extends z.infer<typeof eventPlaces> {}

/** Texts are in `lang`, which differs from the request's language where no translation exists. */
export const eventSummary = z.object({
  id,
  title: z.string(),
  lang: locale,
  category: eventCategory,
  status: eventStatus,
  summary: z.string(),
  organizer: z.string(),
  venue: z.string(),
  online: z.boolean(),
  /** Enrolment opens and closes. */
  opens_at: isoTime,
  closes_at: isoTime,
  starts_at: isoTime,
  ends_at: isoTime,
  places: eventPlaces,
  /** Enrolments wait for the organizer's approval. */
  approval: z.boolean(),
  recommended: z.boolean(),
  published_on: isoDate,
  /** File of its picture. */
  picture_id: z.nullable(id),
  ...hits,
});
export interface EventSummary extends z.infer<typeof eventSummary> {}

export const agendaItem = z.object({
  /** Asia/Shanghai: 14:00. */
  at: z.string(),
  minutes: z.number(),
  title: z.string(),
  speaker: z.string(),
});

export const eventDetail = z.extend(eventSummary, {
  /** Sanitised HTML: headings, paragraphs, lists. */
  body_html: z.string(),
  agenda: z.array(agendaItem),
  /** Why it was cancelled; null for any other status. */
  cancel_reason: z.nullable(z.string()),
  /** The declaration that it explains. */
  declaration: z.nullable(z.object({ id, title: z.string(), lang: locale })),
  /** Materials, once it has ended. */
  attachments: z.array(attachment),
  related: z.array(eventSummary),
});
export interface EventDetail extends z.infer<typeof eventDetail> {}

/** What changes from minute to minute, and the enrolment of the visitor. */
export const eventState = z.object({
  status: eventStatus,
  places: eventPlaces,
  /** The visitor's enrolment that has not been cancelled or rejected; null without one or without a login. */
  mine: z.nullable(enrolment),
  events: z.array(lifecycleEvent(eventStatus)),
  /** States to which this user may move it now. */
  allowed: z.array(eventStatus),
});
export interface EventState extends z.infer<typeof eventState> {}

const month = z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/));

const events = listEndpoints({
  path: '/event/event',
  summary: 'Activities, those to come first',
  access: 'public',
  item: eventSummary,
  list: eventList,
  shapes: { month },
});

const params = z.object({ obj_id: id });

/** A category with its name in the language of the request. */
export const namedCategory = z.object({ id: eventCategory, name: z.string() });
export interface NamedEventCategory extends z.infer<typeof namedCategory> {}

export const eventEndpoints = {
  eventCategories: endpoint({
    method: 'GET',
    path: '/event/categories',
    summary: 'Categories of activities',
    access: 'public',
    response: envelope(z.array(namedCategory)),
  }),
  listEvents: events.list,
  eventsFile: events.file,
  getEvent: endpoint({
    method: 'GET',
    path: '/event/event/{obj_id}',
    summary: 'An activity with its agenda, and its materials once it has ended',
    access: 'public',
    params,
    errors: [404],
    response: envelope(eventDetail),
  }),
  eventState: endpoint({
    method: 'GET',
    path: '/event/event/{obj_id}/status',
    summary: 'Status and places of an activity, and my enrolment',
    access: 'optional',
    params,
    errors: [404],
    response: envelope(eventState),
  }),
  moveEvent: endpoint({
    method: 'POST',
    path: '/event/event/{obj_id}/status',
    summary: 'Open or close the enrolment, end or cancel the activity. 422 lists what is allowed',
    access: 'operator',
    params,
    body: stateChange(life, eventStatus),
    errors: [403, 404],
    response: envelope(eventState),
  }),
  activeList: endpoint({
    method: 'POST',
    path: '/event/active/list',
    summary: 'The list of activities, with the filters in the body',
    access: 'public',
    body: events.list.query,
    response: events.list.response,
  }),
  activeDetail: endpoint({
    method: 'POST',
    path: '/event/active/detail',
    summary: 'An activity, with its id in the body',
    access: 'public',
    body: z.object({ id }),
    errors: [404],
    response: envelope(eventDetail),
  }),
  ...enrolmentEndpoints,
};
