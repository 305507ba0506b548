import type { FundResult, FundSummary } from '@zonekit/api-client/finance/fund/contract';
import { FUND_STATES } from '@zonekit/api-client/finance/fund/lists';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../frame/day.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { fundKinds, fundStates, fundSupports } from './fund.labels.ts';

const KEEP = { ttl: 10_000, stale: 600_000 };

export const fundList = defineList({
  name: 'finance_funds',
  table: 'finance_funds',
  search: { titles: ['name_zh', 'name_en'] },
  facets: {
    state: {
      kind: 'state',
      values: FUND_STATES,
      columns: ['windows'],
      of: (now) => {
        const today = shanghaiDay(now);
        return sql<string>`case
          when exists (select 1 from jsonb_array_elements(d.windows) as w
            where w->>'opens_on' <= ${today} and w->>'closes_on' >= ${today}) then 'open'
          when exists (select 1 from jsonb_array_elements(d.windows) as w where w->>'opens_on' > ${today})
            then 'upcoming'
          else 'closed' end`;
      },
      clock: shanghaiDay,
    },
    support: { kind: 'value', column: 'support' },
    kind: { kind: 'value', column: 'kind' },
    field: { kind: 'array', column: 'fields' },
  },
  sorts: {
    position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
    size: () => [{ where: null, column: 'size', type: 'bigint', direction: 'desc' }],
  },
  sort: 'position',
  keep: KEEP,
});

export const fundResultList = defineList({
  name: 'finance_fund_results',
  table: 'finance_fund_results',
  search: { titles: ['project_zh', 'project_en'] },
  facets: {
    fund: { kind: 'value', column: 'fund_id' },
    year: { kind: 'year', column: 'year', dates: 'decided_on' },
  },
  sorts: {
    decided_on: () => [{ where: null, column: 'decided_on', type: 'date', direction: 'desc' }],
    amount: () => [{ where: null, column: 'amount', type: 'bigint', direction: 'desc' }],
  },
  sort: 'decided_on',
  keep: KEEP,
});

export const fundFile: FileOf<FundSummary> = {
  name: { 'zh-CN': '政策基金', en: 'Policy funds' },
  path: '/finance/funds/list',
  columns: [
    { name: { 'zh-CN': '名称', en: 'Name' }, of: ({ name }) => name },
    { name: { 'zh-CN': '类型', en: 'Kind' }, of: ({ kind }, { locale }) => fundKinds[kind][locale] },
    { name: { 'zh-CN': '支持方式', en: 'Support' }, of: ({ support }, { locale }) => fundSupports[support][locale] },
    { name: { 'zh-CN': '规模（元）', en: 'Size (CNY)' }, of: ({ size }) => size.amount / 100 },
    { name: { 'zh-CN': '最高支持（元）', en: 'At most (CNY)' }, of: ({ amount_max }) => amount_max.amount / 100 },
    { name: { 'zh-CN': '管理机构', en: 'Manager' }, of: ({ manager }) => manager },
    { name: { 'zh-CN': '申请状态', en: 'State' }, of: ({ state }, { locale }) => fundStates[state][locale] },
    { name: { 'zh-CN': '申请截止', en: 'Closes on' }, of: ({ window }) => window?.closes_on ?? '' },
  ],
};

export const fundResultFile: FileOf<FundResult> = {
  name: { 'zh-CN': '基金支持结果', en: 'Results of policy funds' },
  path: '/finance/funds/results',
  columns: [
    { name: { 'zh-CN': '项目', en: 'Project' }, of: ({ project }) => project },
    { name: { 'zh-CN': '企业', en: 'Enterprise' }, of: ({ enterprise }) => enterprise },
    { name: { 'zh-CN': '基金', en: 'Fund' }, of: ({ fund }) => fund.name },
    { name: { 'zh-CN': '金额（元）', en: 'Amount (CNY)' }, of: ({ amount }) => amount.amount / 100 },
    { name: { 'zh-CN': '日期', en: 'Date' }, of: ({ decided_on }) => decided_on },
  ],
};

/** Fields that the portal-wide search covers. */
export const searchedFunds: readonly SearchedList[] = [
  {
    list: fundList,
    label: fundFile.name,
    path: fundFile.path,
    text: { zh: 'offer_zh', en: 'offer_en' },
    note: { zh: 'manager_zh', en: 'manager_en' },
  },
];
