import { spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import { needStatus } from '@zonekit/api-client/space/need/contract';
import * as z from 'zod/mini';
import { anyOf } from '../../../database/any-of.ts';
import type { Queue } from '../../../frame/lifecycle/queue.ts';
import { houseTypes } from '../space.labels.ts';
import { moveNeed } from './need.service.ts';
import type { NeedRow } from './need.tables.ts';

/** What is looked for, in one line: `办公楼 200㎡起`. */
const titleOf = ({ house_types, area_min }: Pick<NeedRow, 'house_types' | 'area_min'>): string =>
  `${house_types.map((type) => houseTypes[type]['zh-CN']).join('、')} ${area_min / 100}㎡起`;

/** Needs that wait for a proposal. */
export const needQueue: Queue = {
  lifecycle: spaceNeed,
  async describe(db, ids) {
    const rows = await db
      .selectFrom('space_needs')
      .select(['id', 'number', 'house_types', 'area_min'])
      .where('id', '=', anyOf(ids))
      .execute();
    return new Map(rows.map((row) => [row.id, { number: row.number, title: titleOf(row) }]));
  },
  async find(db, typed) {
    const row = await db
      .selectFrom('space_needs')
      .select('id')
      .where((where) => where.or([where('number', '=', typed.toUpperCase()), where('id', '=', typed)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },
  async move(db, user, id, { status, reason }, now) {
    await moveNeed(db, { user, now, locale: 'zh-CN' }, id, { status: z.parse(needStatus, status), reason });
  },
};
