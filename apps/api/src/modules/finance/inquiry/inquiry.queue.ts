import { financeInquiryStatus } from '@zonekit/api-client/finance/inquiry/contract';
import { financeInquiry } from '@zonekit/api-client/lifecycle/finance-inquiry';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveInquiry } from './inquiry.service.ts';

/** Inquiries that the office answers for an institution, fund or investor. */
export const financeInquiryQueue: Queue = {
  lifecycle: financeInquiry,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('finance_inquiries')
      .select(['id', 'number', 'title_zh', 'content'])
      .where('id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, number, title_zh, content }) => [id, { number, title: `${title_zh}：${content}` }]));
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('finance_inquiries')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason }, now) {
    await moveInquiry(db, { user, locale: 'zh-CN', now }, id, {
      status: z.parse(financeInquiryStatus, status),
      reason,
    });
  },
};
