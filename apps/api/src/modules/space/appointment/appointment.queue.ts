import { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import { appointmentStatus } from '@zonekit/api-client/space/appointment/contract';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveAppointment } from './appointment.service.ts';
import { wordsOf } from './viewing-hours.ts';

/** Viewings that wait to be confirmed. */
export const appointmentQueue: Queue = {
  lifecycle: viewingAppointment,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('space_appointments as a')
      .innerJoin('space_parks as p', 'p.id', 'a.park_id')
      .leftJoin('space_units as u', 'u.id', 'a.unit_id')
      .select(['a.id', 'a.number', 'a.date', 'a.hour', 'p.name_zh', 'u.title_zh'])
      .where('a.id', '=', anyOf(ids))
      .execute();
    return new Map(
      rows.map(({ id, number, name_zh, title_zh, ...time }) => [
        id,
        { number, title: `${title_zh ?? name_zh} ${wordsOf(time)}` },
      ]),
    );
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('space_appointments')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason }, now) {
    const to = { status: z.parse(appointmentStatus, status), reason };
    await moveAppointment(db, { user, now, locale: 'zh-CN' }, id, to);
  },
};
