import { type BookingSummary, roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import type { Handler } from '../../frame/context.ts';
import { isDay } from '../../frame/day.ts';
import { type FeedPart, feedPart } from '../../frame/list/feed-part.ts';
import { createFinder } from '../../frame/list/find.ts';
import { named } from '../../frame/list/labels.ts';
import { type ListSource, presentedRows, serveList } from '../../frame/list/serve-list.ts';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { bookingFile } from './roadshow.files.ts';
import { bookingList, bookingStatuses, bookingsOf, ownBookings } from './roadshow.lists.ts';
import { isBookingOpen } from './roadshow.open.ts';
import { findSummaries, takenPage } from './roadshow.repository.ts';
import { createBooking, getBooking, moveBooking, presentSummary } from './roadshow.service.ts';
import { attachVideo, detachVideo } from './roadshow.video.ts';

const order = {
  'zh-CN': '起止日期有误：日期须存在，且开始日期不晚于结束日期',
  en: 'Both dates must exist, and the first must not be after the second',
};

const source: Omit<ListSource<BookingSummary, 'status' | 'month'>, 'scope' | 'labels'> = {
  list: bookingList,
  ...presentedRows(findSummaries, (rows, { user }) => (user ? rows.map((row) => presentSummary(row, user)) : [])),
  file: bookingFile,
};

/** A user's bookings, for a private feed. */
export const bookingFeed = (): FeedPart => feedPart(createFinder(), source, ownBookings);

export const roadshowRoutes: Module['routes'] = (serve, context) => {
  const takenHalfDays: Handler<typeof roadshowEndpoints.calendar> = async ({ query, db, locale }) => {
    const { start_date: from, end_date: to, page_index, page_size } = query;
    if (!isDay(from) || !isDay(to) || from > to) {
      const fields = [{ path: 'end_date', message: order[locale] }];
      throw new Problem(422, 'validation_failed', { details: { fields } });
    }
    const { entries, total } = await takenPage(db, { from, to }, { index: page_index, size: page_size });
    return { data: entries, page: { page_index, page_size, total, total_capped: false, next_cursor: null } };
  };
  // Never cached: whoever has just lost a half-day must see it.
  serve(roadshowEndpoints.calendar, takenHalfDays, { shared: 'joined' });

  const bookingState: Handler<typeof roadshowEndpoints.bookingState> = async ({ db }) => ({
    data: { open: await isBookingOpen(db, context.config) },
  });
  // Not cached: the operator's command line, another process, changes it.
  serve(roadshowEndpoints.bookingState, bookingState, { shared: 'joined' });

  serve(roadshowEndpoints.createBooking, async ({ db, user, body, locale }) => {
    if (!(await isBookingOpen(db, context.config))) throw new Problem(403, 'booking_closed');
    return { data: await createBooking(db, user, body, { now: context.now(), locale }) };
  });

  serveList(
    serve,
    context,
    createFinder(),
    { list: roadshowEndpoints.listBookings, file: roadshowEndpoints.bookingsFile },
    {
      ...source,
      scope: bookingsOf,
      labels: async ({ locale }) => ({ status: named(bookingStatuses, locale), month: 'months' as const }),
    },
  );

  serve(roadshowEndpoints.getBooking, async ({ db, user, params }) => ({
    data: await getBooking(db, user, params.booking_id),
  }));

  serve(roadshowEndpoints.moveBooking, async ({ db, user, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null };
    return { data: await moveBooking(db, user, params.booking_id, to, context.now()) };
  });

  serve(roadshowEndpoints.attachVideo, async ({ db, user, params, body }) => ({
    data: await attachVideo(db, user, params.booking_id, body, context.now()),
  }));

  serve(roadshowEndpoints.detachVideo, async ({ db, user, params }) => ({
    data: await detachVideo(db, user, params.booking_id),
  }));
};
