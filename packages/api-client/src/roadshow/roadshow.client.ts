import type { PageInfo } from '../contract/contract.ts';
import { fetchListFile, type ListFile, type ListFileOf, type Paged } from '../list/list.client.ts';
import { readKey, type Scope } from '../react/read-key.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type {
  Booking,
  BookingInput,
  BookingState,
  BookingStatus,
  BookingSummary,
  BookingVideoInput,
  HalfDayEntry,
} from './roadshow.contract.ts';
import { roadshowEndpoints } from './roadshow.endpoints.gen.ts';
import type { bookingList } from './roadshow.lists.ts';

export type BookingQuery = NonNullable<InputOf<typeof roadshowEndpoints.listBookings>['query']>;

/** Page size of the calendar: half-days. */
export const CALENDAR_PAGE_SIZE = 99;

/** Numbers of the pages after the first. */
export const pagesAfterFirst = ({ total, page_size }: Pick<PageInfo, 'total' | 'page_size'>): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(total / page_size) - 1) }, (_, index) => index + 2);

/**
 * All taken half-days between two dates, both included. If there is more than one page, the others are requested in
 * parallel.
 *
 * @throws ApiError
 */
export const getCalendar = async (
  transport: Transport,
  start: string,
  end: string,
  options?: CallOptions,
): Promise<HalfDayEntry[]> => {
  const ask = (page_index: number) =>
    transport.call(
      roadshowEndpoints.calendar,
      { query: { start_date: start, end_date: end, page_index, page_size: CALENDAR_PAGE_SIZE } },
      options,
    );
  const first = await ask(1);
  const others = await Promise.all(pagesAfterFirst(first.page).map(ask));
  return [first, ...others].flatMap(({ data }) => data);
};

/** SWR key of `getCalendar`, which joins all pages. */
export const calendarKey = (start: string, end: string, scope: Scope): string =>
  `${readKey(roadshowEndpoints.calendar, { query: { start_date: start, end_date: end } }, scope)}#all`;

/** @throws ApiError `conflict`; see `conflictOf`. */
export const createBooking = async (
  transport: Transport,
  booking: BookingInput,
  options?: CallOptions,
): Promise<Booking> => (await transport.call(roadshowEndpoints.createBooking, { body: booking }, options)).data;

/** Whether the roadshow centre accepts bookings. */
export const getBookingState = async (transport: Transport, options?: CallOptions): Promise<BookingState> =>
  (await transport.call(roadshowEndpoints.bookingState, {}, options)).data;

export const listBookings = (
  transport: Transport,
  query: BookingQuery = {},
  options?: CallOptions,
): Promise<Paged<BookingSummary, typeof bookingList>> =>
  transport.call(roadshowEndpoints.listBookings, { query }, options);

/** The same list as a file. */
export const fetchBookings = (
  transport: Transport,
  ...what: ListFileOf<typeof roadshowEndpoints.bookingsFile>
): Promise<ListFile> => fetchListFile(transport, roadshowEndpoints.bookingsFile, ...what);

export const getBooking = async (transport: Transport, id: string, options?: CallOptions): Promise<Booking> =>
  (await transport.call(roadshowEndpoints.getBooking, { params: { booking_id: id } }, options)).data;

export const moveBooking = async (
  transport: Transport,
  id: string,
  status: BookingStatus,
  reason?: string,
  options?: CallOptions,
): Promise<Booking> => {
  const input = { params: { booking_id: id }, body: { status, ...(reason !== undefined && { reason }) } };
  return (await transport.call(roadshowEndpoints.moveBooking, input, options)).data;
};

/** For operators: attaches the recording of a held booking, or replaces it. */
export const attachVideo = async (
  transport: Transport,
  id: string,
  video: BookingVideoInput,
  options?: CallOptions,
): Promise<Booking> =>
  (await transport.call(roadshowEndpoints.attachVideo, { params: { booking_id: id }, body: video }, options)).data;

/** For operators: takes the recording off the videos of the zone. */
export const detachVideo = async (transport: Transport, id: string, options?: CallOptions): Promise<Booking> =>
  (await transport.call(roadshowEndpoints.detachVideo, { params: { booking_id: id } }, options)).data;
