import * as z from 'zod/mini';
import {
  creditCode,
  endpoint,
  envelope,
  id,
  isoDate,
  isoTime,
  locale,
  mobile,
  pageOf,
  pageQuery,
  text,
} from '../contract/contract.ts';
import { listEndpoints } from '../contract/list.ts';
import { lifecycleEvent, stateChange, stateOf } from '../lifecycle/lifecycle.schema.ts';
import { roadshowBooking } from '../lifecycle/subjects/roadshow-booking.lifecycle.ts';
import { bookingList } from './roadshow.lists.ts';

/** 1 morning, 2 afternoon. */
export const period = z.union([z.literal(1), z.literal(2)]);

/** A taken half-day. */
export const halfDay = z.object({ appointment_date: isoDate, period });
export interface HalfDayEntry extends z.infer<typeof halfDay> {}

/** A half-day is taken while its booking is submitted, approved or held. */
export const bookingStatus = stateOf(roadshowBooking);
export type BookingStatus = z.infer<typeof bookingStatus>;

export const bookingInput = z.object({
  /** Id of the signed-in user, else 403; the client always sends it. */
  user_id: z.optional(id),
  organization: text(200),
  reg_address: text(300),
  credit_code: creditCode,
  roadshow_title: text(200),
  roadshow_content: text(2000),
  contact_person: text(50),
  contact_phone: mobile,
  attendees_count: z.number().check(z.int(), z.gte(1), z.lte(999)),
  /** Comma-joined from `projector` and `audio`; empty for neither. */
  equipment_required: z.string().check(z.regex(/^$|^(projector|audio)(,(projector|audio))?$/)),
  appointment_dates: z.array(halfDay).check(z.minLength(1), z.maxLength(124)),
});
export interface BookingInput extends z.infer<typeof bookingInput> {}

export const booking = z.extend(bookingInput, {
  id,
  /** Not validated by newer rules, so that old bookings stay readable. */
  credit_code: z.string(),
  /** Number for phone calls: RS20261120-7K3M. Never a sequence value. */
  number: z.string(),
  user_id: id,
  status: bookingStatus,
  created_at: isoTime,
  events: z.array(lifecycleEvent(bookingStatus)),
  /** Its recording among the videos of the zone; null for none. */
  video: z.nullable(z.object({ id, seconds: z.number() })),
  /** States to which this user may move it now. */
  allowed: z.array(bookingStatus),
});
export interface Booking extends z.infer<typeof booking> {}

/** A booking as a list has it; `getBooking` has the rest. */
export const bookingSummary = z.extend(
  z.pick(booking, {
    id: true,
    number: true,
    organization: true,
    roadshow_title: true,
    contact_person: true,
    contact_phone: true,
    attendees_count: true,
    equipment_required: true,
    appointment_dates: true,
    status: true,
    created_at: true,
    allowed: true,
  }),
  {
    /** Of its last change; null for none. */
    reason: z.nullable(z.string()),
    /** When its state last changed. */
    updated_at: isoTime,
  },
);
export interface BookingSummary extends z.infer<typeof bookingSummary> {}

/** `details` of the 409: half-days that were taken meanwhile, and the nearest free ones. */
export const bookingConflict = z.object({ conflicts: z.array(halfDay), nearest_free: z.array(halfDay) });
export interface BookingConflict extends z.infer<typeof bookingConflict> {}

const bookings = listEndpoints({
  path: '/roadshows/bookings',
  summary: "My bookings, those that have not ended first; everybody's for an operator, who decides about them",
  access: 'user',
  item: bookingSummary,
  list: bookingList,
  shapes: { month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) },
});

/** The recording of a held booking, of files that the office has uploaded. */
export const bookingVideoInput = z.object({
  /** The video (MP4), which everybody may open. */
  file_id: id,
  /** Length in whole seconds. */
  seconds: z.number().check(z.int(), z.gte(1), z.lte(86_400)),
  /** Picture, 16:9. */
  poster: z.optional(z.nullable(id)),
  /** Captions (WebVTT). */
  captions: z._default(z.array(z.object({ lang: locale, file_id: id })).check(z.maxLength(2)), []),
});
export interface BookingVideoInput extends z.infer<typeof bookingVideoInput> {}

/** Whether bookings are open. */
export const bookingState = z.object({ open: z.boolean() });
export interface BookingState extends z.infer<typeof bookingState> {}

export const roadshowEndpoints = {
  calendar: endpoint({
    method: 'GET',
    path: '/roadshows/calendar',
    summary: 'Half-days that are taken, between two dates, both included; two months can hold more than one page of 99',
    access: 'public',
    query: z.object({
      start_date: isoDate,
      end_date: isoDate,
      page_index: pageQuery.page_index,
      page_size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(99)), 99),
    }),
    response: pageOf(halfDay),
  }),
  bookingState: endpoint({
    method: 'GET',
    path: '/roadshows/status',
    summary: 'Whether the roadshow centre takes bookings; an operator opens and closes it',
    access: 'public',
    response: envelope(bookingState),
  }),
  createBooking: endpoint({
    method: 'POST',
    path: '/roadshows/bookings',
    summary: 'Book half-days, all or none. 403 `booking_closed` while bookings are not open',
    access: 'user',
    body: bookingInput,
    status: 201,
    idempotent: true,
    errors: [403, 409],
    response: envelope(booking),
  }),
  listBookings: bookings.list,
  bookingsFile: bookings.file,
  getBooking: endpoint({
    method: 'GET',
    path: '/roadshows/bookings/{booking_id}',
    summary: 'One of my bookings with its events',
    access: 'user',
    params: z.object({ booking_id: id }),
    errors: [404],
    response: envelope(booking),
  }),
  moveBooking: endpoint({
    method: 'POST',
    path: '/roadshows/bookings/{booking_id}/status',
    summary: 'Cancel one of mine; as an operator approve, reject or mark as held. 422 lists what is allowed',
    access: 'user',
    params: z.object({ booking_id: id }),
    body: stateChange(roadshowBooking, bookingStatus),
    errors: [403, 404],
    response: envelope(booking),
  }),
  attachVideo: endpoint({
    method: 'PUT',
    path: '/roadshows/bookings/{booking_id}/video',
    summary: 'Attach the recording of a held booking, or replace it; it joins the videos of the zone',
    access: 'operator',
    params: z.object({ booking_id: id }),
    body: bookingVideoInput,
    errors: [404],
    response: envelope(booking),
  }),
  detachVideo: endpoint({
    method: 'DELETE',
    path: '/roadshows/bookings/{booking_id}/video',
    summary: 'Take the recording of a booking off the videos of the zone',
    access: 'operator',
    params: z.object({ booking_id: id }),
    errors: [404],
    response: envelope(booking),
  }),
};
