import { spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import type { Need } from '@zonekit/api-client/space/need/contract';
import { sql } from 'kysely';
import { yuan } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';
import { houseTypes } from '../space.labels.ts';
import { statusIn } from './need.status.ts';

export const needStatuses = stateWords(spaceNeed);

/** Counted anew each time: whoever has just published one is to see it. */
export const needList = defineList({
  name: 'space_needs',
  table: 'space_needs',
  facets: {
    status: {
      kind: 'state',
      values: Object.keys(needStatuses),
      columns: ['status', 'expires_on'],
      of: (now) => statusIn(shanghaiDay(now)),
      clock: shanghaiDay,
    },
  },
  sorts: {
    running: runningFirst(spaceNeed, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** Everybody's for an operator, else the user's own. */
export const needsOf = (user: User | null): Scope | null => {
  const id = user?.user_id ?? '';
  return user?.role === 'operator' ? null : { key: id, where: sql`d.user_id = ${id}` };
};

export const needFile: FileOf<Need> = {
  name: spaceNeed.label,
  path: '/userCenter/user/space/needs',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    {
      name: { 'zh-CN': '类型', en: 'House types' },
      of: ({ house_types }, { locale }) =>
        house_types.map((type) => houseTypes[type][locale]).join(locale === 'en' ? ', ' : '、'),
    },
    { name: { 'zh-CN': '面积不少于（㎡）', en: 'Area from (m²)' }, of: ({ area_min }) => area_min },
    { name: { 'zh-CN': '面积不超过（㎡）', en: 'Area to (m²)' }, of: ({ area_max }) => area_max },
    {
      name: { 'zh-CN': '租金不超过（元/㎡·月）', en: 'Rent up to (CNY per m² and month)' },
      of: ({ rent_max }) => rent_max && yuan(rent_max),
    },
    {
      name: { 'zh-CN': '园区', en: 'Parks' },
      of: ({ parks }, { locale }) => parks.map(({ name }) => name).join(locale === 'en' ? ', ' : '、'),
    },
    { name: { 'zh-CN': '入驻日期', en: 'From' }, of: ({ from_on }) => from_on },
    { name: { 'zh-CN': '说明', en: 'Remark' }, of: ({ remark }) => remark },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => needStatuses[status][locale] },
    { name: { 'zh-CN': '有效期至', en: 'Published until' }, of: ({ expires_on }) => expires_on },
    { name: { 'zh-CN': '符合全部条件（处）', en: 'Units that meet all' }, of: ({ full_matches }) => full_matches },
  ],
};
