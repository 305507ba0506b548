import { consultationStatus } from '@zonekit/api-client/expert/contract';
import { expertConsultation } from '@zonekit/api-client/lifecycle/expert-consultation';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveConsultation } from './consultation.service.ts';

/** Consultations without an answer; the office answers for experts who have no account. */
export const consultationQueue: Queue = {
  lifecycle: expertConsultation,
  waitingFor: 'expert',
  async describe(db, ids) {
    const rows = await db
      .selectFrom('expert_consultations')
      .leftJoin('experts', 'experts.id', 'expert_consultations.expert_id')
      .select(['expert_consultations.id', 'expert_consultations.number', 'experts.name_zh'])
      .where('expert_consultations.id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, number, name_zh }) => [id, { number, title: name_zh ?? '' }]));
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('expert_consultations')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason }, now) {
    await moveConsultation(db, { user, now, locale: 'zh-CN' }, id, {
      status: z.parse(consultationStatus, status),
      reason,
    });
  },
};
