import type { InvestorSummary } from '@zonekit/api-client/finance/investor/contract';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { investmentStages, investorKinds } from './investor.labels.ts';

export const investorList = defineList({
  name: 'finance_investors',
  table: 'finance_investors',
  search: { titles: ['name_zh', 'name_en'] },
  facets: {
    stage: { kind: 'array', column: 'stages' },
    field: { kind: 'array', column: 'fields' },
    amount: { kind: 'array', column: 'bands' },
    kind: { kind: 'value', column: 'kind' },
  },
  sorts: {
    position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
    cases: () => [{ where: null, column: 'case_count', type: 'bigint', direction: 'desc' }],
    amount_max: () => [{ where: null, column: 'amount_max', type: 'bigint', direction: 'desc' }],
  },
  sort: 'position',
  keep: { ttl: 10_000, stale: 600_000 },
});

const joined = (words: readonly string[], locale: 'zh-CN' | 'en') => words.join(locale === 'en' ? ', ' : '、');

export const investorFile: FileOf<InvestorSummary> = {
  name: { 'zh-CN': '投资机构', en: 'Investors' },
  path: '/finance/investment',
  columns: [
    { name: { 'zh-CN': '名称', en: 'Name' }, of: ({ name }) => name },
    { name: { 'zh-CN': '类型', en: 'Kind' }, of: ({ kind }, { locale }) => investorKinds[kind][locale] },
    {
      name: { 'zh-CN': '阶段', en: 'Stages' },
      of: ({ stages }, { locale }) =>
        joined(
          stages.map((stage) => investmentStages[stage][locale]),
          locale,
        ),
    },
    {
      name: { 'zh-CN': '领域', en: 'Fields' },
      of: ({ fields }, { locale }) =>
        joined(
          fields.map((field) => innovationFields[field][locale]),
          locale,
        ),
    },
    { name: { 'zh-CN': '单笔最低（元）', en: 'Smallest amount (CNY)' }, of: (item) => item.amount_min.amount / 100 },
    { name: { 'zh-CN': '单笔最高（元）', en: 'Largest amount (CNY)' }, of: (item) => item.amount_max.amount / 100 },
    { name: { 'zh-CN': '投资案例', en: 'Cases' }, of: ({ cases }) => cases },
    { name: { 'zh-CN': '城市', en: 'City' }, of: ({ city }) => city },
    { name: { 'zh-CN': '投资方向', en: 'Looks for' }, of: ({ offer }) => offer },
  ],
};

/** Fields that the portal-wide search covers. */
export const searchedInvestors: readonly SearchedList[] = [
  {
    list: investorList,
    label: investorFile.name,
    path: investorFile.path,
    pathOf: ({ id }) => `/finance/investmentDetails?id=${encodeURIComponent(id)}`,
    text: { zh: 'offer_zh', en: 'offer_en' },
    note: { zh: 'city_zh', en: 'city_en' },
  },
];
