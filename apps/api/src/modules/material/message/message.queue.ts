import { onlineMessage } from '@zonekit/api-client/lifecycle/online-message';
import { messageStatus } from '@zonekit/api-client/material/message/contract';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveMessage } from './message.service.ts';

/** Messages that the office answers for the provider. */
export const messageQueue: Queue = {
  lifecycle: onlineMessage,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('online_messages')
      .select(['id', 'number', 'title_zh', 'content'])
      .where('id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, number, title_zh, content }) => [id, { number, title: `${title_zh}：${content}` }]));
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('online_messages')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason }, now) {
    await moveMessage(db, { user, locale: 'zh-CN', now }, id, { status: z.parse(messageStatus, status), reason });
  },
};
