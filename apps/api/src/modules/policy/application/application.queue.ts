import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import { applicationStatus } from '@zonekit/api-client/policy/contract';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { moveApplication } from './application.service.ts';

/** Policy applications under review. */
export const applicationQueue: Queue = {
  lifecycle: policyApplication,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('policy_applications')
      .innerJoin('declarations', 'declarations.id', 'policy_applications.declaration_id')
      .select(['policy_applications.id', 'policy_applications.number', 'declarations.title_zh'])
      .where('policy_applications.id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map(({ id, number, title_zh }) => [id, { number, title: title_zh }]));
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('policy_applications')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason }, now) {
    const to = { status: z.parse(applicationStatus, status), reason };
    await moveApplication(db, { user, now, locale: 'zh-CN' }, id, to);
  },
};
