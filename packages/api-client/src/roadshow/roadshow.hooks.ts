'use client';
import { useEffect } from 'react';
import type { Paged } from '../list/list.client.ts';
import { type ListSaver, useList, useListPages, useSaveList } from '../list/list.hooks.ts';
import { useApi } from '../react/api-context.ts';
import { optimistic } from '../react/optimistic.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useKeyed, useRead } from '../react/use-read.ts';
import type { ListPages } from '../react/use-read-pages.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import { type BookingQuery, calendarKey, getCalendar } from './roadshow.client.ts';
import type { Booking, BookingState, BookingSummary, HalfDayEntry } from './roadshow.contract.ts';
import { roadshowEndpoints } from './roadshow.endpoints.gen.ts';
import type { bookingList } from './roadshow.lists.ts';

export { conflictOf } from './roadshow.conflict.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/**
 * All taken half-days between two dates, both included. Sends no request while `enabled` is false (a closed dialog).
 */
export const useCalendar = (start: string, end: string, enabled = true): Read<HalfDayEntry[]> => {
  const { transport, locale } = useApi();
  return useKeyed({
    key: enabled ? calendarKey(start, end, { locale, userId: null }) : null,
    publicKey: null,
    waiting: false,
    fetch: (signal) => getCalendar(transport, start, end, { signal }),
    options: { keep: true },
  });
};

const STATE_REFRESH_MS = 30_000;

/** Whether the roadshow centre accepts bookings, set by an operator. Polled every 30 seconds. */
export const useBookingState = (): Read<BookingState> =>
  mapRead(useRead(roadshowEndpoints.bookingState, {}, { refreshMs: STATE_REFRESH_MS }), dataOf);

/** A page of the user's bookings, those that have not ended first. */
export const useBookings = (query: BookingQuery = {}): Read<Paged<BookingSummary, typeof bookingList>> =>
  useList(roadshowEndpoints.listBookings, query);

/** The same as an infinite list. */
export const useBookingPages = (query: BookingQuery = {}): ListPages<BookingSummary> =>
  useListPages(roadshowEndpoints.listBookings, query);

/** Saves my bookings as a file: `save('csv', {})`. */
export const useSaveBookings = (): ListSaver<typeof roadshowEndpoints.bookingsFile> =>
  useSaveList(roadshowEndpoints.bookingsFile);

export const useBooking = (id: string | null): Read<Booking> =>
  mapRead(useRead(roadshowEndpoints.getBooking, id === null ? null : { params: { booking_id: id } }), dataOf);

/** Revalidates calendar and lists after a booking was made, moved or refused by a conflict. */
const useRefreshAfter = (status: string, error: unknown) => {
  const refresh = useRefresh();
  useEffect(() => {
    if (status !== 'done' && error === null) return;
    void refresh(roadshowEndpoints.calendar, roadshowEndpoints.listBookings, roadshowEndpoints.getBooking);
  }, [status, error, refresh]);
};

/**
 * Books half-days, all or none. `send({ body: booking })`. `conflictOf(error)` has the taken ones; the code
 * `booking_closed` means that no bookings are accepted.
 */
export const useCreateBooking = (): Writer<InputOf<typeof roadshowEndpoints.createBooking>, Booking> => {
  const writer = useWrite(roadshowEndpoints.createBooking, dataOf, { quiet: true });
  const { state } = writer;
  const code = state.status === 'failed' ? state.error.code : null;
  useRefreshAfter(state.status, state.status === 'failed' && code === 'conflict' ? state.error : null);
  const refresh = useRefresh();
  useEffect(() => {
    if (code === 'booking_closed') void refresh(roadshowEndpoints.bookingState);
  }, [code, refresh]);
  return writer;
};

/** Cancelling is optimistic; an operator's decision is shown after the service's answer. */
const optimisticCancel = ({ params, body }: InputOf<typeof roadshowEndpoints.moveBooking>) => {
  if (body.status !== 'cancelled') return [];
  const isCancelled = ({ id }: { id: string }) => id === params.booking_id;
  const change = { status: 'cancelled' as const, allowed: [] };
  return [
    optimistic(roadshowEndpoints.listBookings, (page) =>
      page.data.some(isCancelled)
        ? { ...page, data: page.data.map((each) => (isCancelled(each) ? { ...each, ...change } : each)) }
        : page,
    ),
    optimistic(roadshowEndpoints.getBooking, (answer) =>
      isCancelled(answer.data) ? { data: { ...answer.data, ...change } } : answer,
    ),
  ];
};

/**
 * Cancels a booking (optimistic update); an operator approves, rejects or marks as held. `send({ params: { booking_id
 * }, body: { status } })`.
 */
export const useMoveBooking = (): Writer<InputOf<typeof roadshowEndpoints.moveBooking>, Booking> => {
  const writer = useWrite(roadshowEndpoints.moveBooking, dataOf, { optimistic: optimisticCancel });
  useRefreshAfter(writer.state.status, null);
  return writer;
};

/** For operators: attaches the recording of a held booking. `send({ params: { booking_id }, body: { file_id, seconds } })`. */
export const useAttachVideo = (): Writer<InputOf<typeof roadshowEndpoints.attachVideo>, Booking> => {
  const writer = useWrite(roadshowEndpoints.attachVideo, dataOf);
  useRefreshAfter(writer.state.status, null);
  return writer;
};

/** For operators: takes the recording off the videos of the zone. `send({ params: { booking_id } })`. */
export const useDetachVideo = (): Writer<InputOf<typeof roadshowEndpoints.detachVideo>, Booking> => {
  const writer = useWrite(roadshowEndpoints.detachVideo, dataOf);
  useRefreshAfter(writer.state.status, null);
  return writer;
};
