import { demand } from '@zonekit/api-client/lifecycle/demand';
import type { DemandSummary, OwnDemand } from '@zonekit/api-client/supply/demand/contract';
import { PUBLIC_DEMAND_STATES } from '@zonekit/api-client/supply/demand/lists';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import { yuan } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { addDays, shanghaiDay } from '../../../frame/day.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { demandStatuses } from './demand.labels.ts';

const takesResponses = (now: Date) => sql<SqlBool>`(d.status = 'released' and d.deadline >= ${shanghaiDay(now)}::date)`;

/** The demand hall. The state is compared with its column: a move does not write the search anew. */
export const hallList = defineList({
  name: 'supply_demands',
  table: 'supply_demands',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    status: {
      kind: 'state',
      values: PUBLIC_DEMAND_STATES,
      columns: ['status'],
      of: () => sql<string>`d.status`,
      clock: () => '',
    },
    field: { kind: 'value', column: 'field' },
    budget: { kind: 'value', column: 'budget_band' },
    deadline: {
      kind: 'state',
      values: ['week', 'month', 'later', 'over'],
      columns: ['status', 'deadline'],
      of: (now) => {
        const today = shanghaiDay(now);
        return sql<string>`case
          when d.status <> 'released' or d.deadline < ${today}::date then 'over'
          when d.deadline <= ${addDays(today, 7)}::date then 'week'
          when d.deadline <= ${addDays(today, 30)}::date then 'month'
          else 'later' end`;
      },
      clock: shanghaiDay,
    },
  },
  sorts: {
    // What can still be responded to stands first, the nearest deadline at the top.
    open: (now) => [
      { where: takesResponses(now), column: 'deadline', type: 'date', direction: 'asc' },
      { where: sql<SqlBool>`not ${takesResponses(now)}`, column: 'released_on', type: 'date', direction: 'desc' },
    ],
    deadline: () => [{ where: null, column: 'deadline', type: 'date', direction: 'asc' }],
    released_on: () => [{ where: null, column: 'released_on', type: 'date', direction: 'desc' }],
    budget: () => [{ where: null, column: 'budget', type: 'bigint', direction: 'desc' }],
  },
  sort: 'open',
  keep: { ttl: 5_000, stale: 60_000 },
});

/** What the hall shows. */
export const inHall: Scope = { key: 'hall', where: sql<SqlBool>`d.status = ${anyOf(PUBLIC_DEMAND_STATES)}` };

/** Counted anew each time: whoever has just saved one is to see it. */
export const ownDemandList = defineList({
  name: 'supply_own_demands',
  table: 'supply_demands',
  facets: {
    status: {
      kind: 'state',
      values: Object.keys(demandStatuses),
      columns: ['status'],
      of: () => sql<string>`d.status`,
      clock: () => '',
    },
  },
  sorts: {
    running: runningFirst(demand, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** Rows of a user and of the enterprise that the session acts for, as `d`. */
export const ownedBy = ({ user_id, enterprise_id }: User) =>
  sql<SqlBool>`(d.user_id = ${user_id} or d.enterprise_id = ${enterprise_id ?? ''})`;

/** Everybody's for an operator, else the user's own and the enterprise's. */
export const ownScope = (user: User | null): Scope | null => {
  if (user?.role === 'operator') return null;
  return user
    ? { key: `${user.user_id} ${user.enterprise_id}`, where: ownedBy(user) }
    : { key: 'nobody', where: sql<SqlBool>`false` };
};

export const hallFile: FileOf<DemandSummary> = {
  name: { 'zh-CN': '需求大厅', en: 'Demand hall' },
  path: '/enterpriseSupply/demandList',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '需求', en: 'Demand' }, of: ({ title }) => title },
    { name: { 'zh-CN': '发布方', en: 'Publisher' }, of: ({ publisher }) => publisher },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: ({ field }, { locale }) => innovationFields[field][locale] },
    { name: { 'zh-CN': '预算（元）', en: 'Budget (CNY)' }, of: ({ budget }) => budget && yuan(budget) },
    { name: { 'zh-CN': '截止日期', en: 'Deadline' }, of: ({ deadline }) => deadline },
    { name: { 'zh-CN': '响应（家）', en: 'Responses' }, of: ({ responses }) => responses },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => demandStatuses[status][locale] },
  ],
  news: (item, { locale, origin }) => ({
    id: item.id,
    title: item.title,
    summary: `${item.publisher} ${innovationFields[item.field][locale]} ${item.deadline}`,
    link: `${origin}/homePage/components/demandHall/${item.id}`,
    updated: `${item.released_on}T00:00:00+08:00`,
    author: item.publisher,
    lang: locale,
  }),
};

export const ownDemandFile: FileOf<OwnDemand> = {
  name: demand.label,
  path: '/userCenter/user/enterpriseDemandList/release',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '需求', en: 'Demand' }, of: ({ title }) => title },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: ({ field }, { locale }) => innovationFields[field][locale] },
    { name: { 'zh-CN': '预算（元）', en: 'Budget (CNY)' }, of: ({ budget }) => budget && yuan(budget) },
    { name: { 'zh-CN': '截止日期', en: 'Deadline' }, of: ({ deadline }) => deadline },
    { name: { 'zh-CN': '响应（家）', en: 'Responses' }, of: ({ responses }) => responses },
    { name: { 'zh-CN': '待答复（家）', en: 'Unanswered' }, of: ({ unanswered }) => unanswered },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => demandStatuses[status][locale] },
  ],
};

/** Fields that the portal-wide search covers. */
export const searchedDemands: SearchedList = {
  list: hallList,
  label: hallFile.name,
  path: hallFile.path,
  pathOf: ({ id }) => `/homePage/components/demandHall/${encodeURIComponent(id)}`,
  text: { zh: 'problem_zh', en: 'problem_en' },
  note: { zh: 'publisher_zh', en: 'publisher_en' },
  changed: 'released_on',
  scope: () => inHall,
};
