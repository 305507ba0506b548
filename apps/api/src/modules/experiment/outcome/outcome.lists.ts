import type { OutcomeSummary } from '@zonekit/api-client/experiment/outcome/contract';
import type { MATURITY_BANDS, OUTCOME_PRICES } from '@zonekit/api-client/experiment/outcome/lists';
import { type SqlBool, sql } from 'kysely';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList, type KeyRange } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import type { Labels } from '../../../frame/module.ts';
import { cooperationModes, holderTypes, researchPhases, technologyFields } from '../experiment.labels.ts';
import { yuan } from '../experiment.words.ts';

export const maturityBands: Labels<(typeof MATURITY_BANDS)[number]> = {
  '1-3': { 'zh-CN': '1–3 原理', en: '1 to 3, principle' },
  '4-6': { 'zh-CN': '4–6 样机', en: '4 to 6, prototype' },
  '7-9': { 'zh-CN': '7–9 可量产', en: '7 to 9, ready for production' },
};

export const outcomePrices: Labels<(typeof OUTCOME_PRICES)[number]> = {
  stated: { 'zh-CN': '已标价', en: 'Price stated' },
  negotiable: { 'zh-CN': '面议', en: 'Negotiable' },
};

/** Outcomes without a price come last in both directions. */
const byPrice = (direction: 'asc' | 'desc') => (): KeyRange[] => {
  const by = { column: 'price_order', type: 'bigint', direction } as const;
  return [
    { ...by, where: sql<SqlBool>`d.price_order > 0` },
    { ...by, where: sql<SqlBool>`d.price_order = 0` },
  ];
};

export const outcomeList = defineList({
  name: 'outcomes',
  table: 'experiment_outcomes',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    field: { kind: 'value', column: 'field' },
    phase: { kind: 'value', column: 'phase' },
    cooperation: { kind: 'array', column: 'cooperation' },
    holder_type: { kind: 'value', column: 'holder_type' },
    maturity_band: { kind: 'value', column: 'maturity_band' },
    pricing: { kind: 'value', column: 'pricing' },
  },
  sorts: {
    published_on: () => [{ where: null, column: 'published_on', type: 'date', direction: 'desc' }],
    maturity: () => [{ where: null, column: 'maturity', type: 'bigint', direction: 'desc' }],
    price: byPrice('asc'),
    price_desc: byPrice('desc'),
  },
  sort: 'published_on',
  keep: { ttl: 10_000, stale: 600_000 },
});

/** Research outcomes as a table. */
export const outcomeFile: FileOf<OutcomeSummary> = {
  name: { 'zh-CN': '科研成果', en: 'Research outcomes' },
  path: '/experiment/outcome',
  columns: [
    { name: { 'zh-CN': '成果', en: 'Outcome' }, of: ({ title }) => title },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: ({ field }, { locale }) => technologyFields[field][locale] },
    { name: { 'zh-CN': '阶段', en: 'Phase' }, of: ({ phase }, { locale }) => researchPhases[phase][locale] },
    { name: { 'zh-CN': '成熟度', en: 'Readiness' }, of: ({ maturity }) => maturity },
    {
      name: { 'zh-CN': '合作方式', en: 'Co-operation' },
      of: ({ cooperation }, { locale }) =>
        cooperation.map((mode) => cooperationModes[mode][locale]).join(locale === 'en' ? ', ' : '、'),
    },
    { name: { 'zh-CN': '持有人', en: 'Holder' }, of: ({ holder }) => holder },
    {
      name: { 'zh-CN': '持有人类型', en: 'Type' },
      of: ({ holder_type }, { locale }) => holderTypes[holder_type][locale],
    },
    {
      name: { 'zh-CN': '价格（元）', en: 'Price (CNY)' },
      of: ({ price }, { locale }) => (price === null ? outcomePrices.negotiable[locale] : yuan(price.amount)),
    },
    { name: { 'zh-CN': '专利（件）', en: 'Patents' }, of: ({ patents }) => patents },
    { name: { 'zh-CN': '进展', en: 'Progress' }, of: ({ progress }) => progress ?? '' },
    { name: { 'zh-CN': '发布日期', en: 'Published on' }, of: ({ published_on }) => published_on },
  ],
  news: (outcome, { locale, origin }) => ({
    id: outcome.id,
    title: outcome.title,
    lang: outcome.lang,
    summary: [technologyFields[outcome.field][locale], researchPhases[outcome.phase][locale], outcome.progress]
      .filter((part) => part !== null)
      .join(locale === 'en' ? ', ' : '，'),
    link: `${origin}/experiment/outcome/${encodeURIComponent(outcome.id)}`,
    updated: `${outcome.published_on}T00:00:00+08:00`,
    author: outcome.holder,
  }),
};

export const searchedOutcomes: readonly SearchedList[] = [
  {
    list: outcomeList,
    label: outcomeFile.name,
    path: outcomeFile.path,
    text: { zh: 'introduction_zh', en: 'introduction_en' },
    note: { zh: 'holder_zh', en: 'holder_en' },
    date: 'published_on',
    changed: 'published_on',
  },
];
