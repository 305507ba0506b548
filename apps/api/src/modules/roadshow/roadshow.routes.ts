import { roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import type { Module } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { isRealDate } from './half-days.ts';
import { takenPage } from './roadshow.repository.ts';
import { createBooking, getBooking, listBookings, moveBooking } from './roadshow.service.ts';

const writeCursor = (last: { created_at: string; id: string }): string =>
  Buffer.from(`${last.created_at} ${last.id}`).toString('base64url');

const readCursor = (cursor: string): { created_at: string; id: string } => {
  const [created_at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (Number.isNaN(Date.parse(created_at)) || id === '') throw new Problem(400, 'bad_request');
  return { created_at, id };
};

const order = {
  'zh-CN': '起止日期有误：日期须存在，且开始日期不晚于结束日期',
  en: 'Both dates must exist, and the first must not be after the second',
};

export const roadshowModule: Module = {
  name: 'roadshow',
  routes: (serve, context) => {
    serve(roadshowEndpoints.calendar, async ({ query, db, locale, reply }) => {
      const { start_date: from, end_date: to, page_index, page_size } = query;
      if (!isRealDate(from) || !isRealDate(to) || from > to) {
        const fields = [{ path: 'end_date', message: order[locale] }];
        throw new Problem(422, 'validation_failed', { details: { fields } });
      }
      const { entries, total } = await takenPage(db, { from, to }, { index: page_index, size: page_size });
      reply.header('cache-control', 'no-store');
      return { data: entries, page: { page_index, page_size, total, total_capped: false, next_cursor: null } };
    });

    serve(roadshowEndpoints.createBooking, async ({ db, user, body, locale }) => ({
      data: await createBooking(db, user, body, { now: context.now(), locale }),
    }));

    serve(roadshowEndpoints.listBookings, async ({ db, user, query }) => {
      const { page_index, page_size, cursor, status } = query;
      const after = cursor === undefined ? { skip: (page_index - 1) * page_size } : readCursor(cursor);
      const { bookings, total, last } = await listBookings(db, user, { status, size: page_size, after });
      const next_cursor = last && writeCursor(last);
      return { data: bookings, page: { page_index, page_size, total, total_capped: false, next_cursor } };
    });

    serve(roadshowEndpoints.getBooking, async ({ db, user, params }) => ({
      data: await getBooking(db, user, params.booking_id),
    }));

    serve(roadshowEndpoints.moveBooking, async ({ db, user, params, body }) => {
      const to = { status: body.status, reason: body.reason ?? null };
      return { data: await moveBooking(db, user, params.booking_id, to, context.now()) };
    });
  },
};
