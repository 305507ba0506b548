import type { RecommendedProductSummary, Technique } from '@zonekit/api-client/business/recommendation/contract';
import { yuan } from '../../../frame/cell-text.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList, type List } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { productLists, techniqueOffers, techniqueStages } from './recommendation.labels.ts';

const listOf = <const F extends string>(table: string, facets: List<F>['facets']) =>
  defineList<F>({
    name: table,
    table,
    search: { titles: ['title_zh', 'title_en'] },
    facets,
    sorts: {
      position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
      published_on: () => [{ where: null, column: 'published_on', type: 'date', direction: 'desc' }],
    },
    sort: 'position',
    keep: { ttl: 10_000, stale: 600_000 },
  });

const field = { kind: 'value', column: 'field' } as const;

export const recommendedProductList = listOf('business_recommended_products', {
  field,
  recommended_by: { kind: 'value', column: 'recommended_by' },
});

export const techniqueList = listOf('business_techniques', {
  field,
  stage: { kind: 'value', column: 'stage' },
  offer: { kind: 'value', column: 'offer' },
});

export const recommendedProductFile: FileOf<RecommendedProductSummary> = {
  name: { 'zh-CN': '推荐产品', en: 'Recommended products' },
  path: '/business/recommendProducts',
  columns: [
    { name: { 'zh-CN': '产品', en: 'Product' }, of: ({ title }) => title },
    { name: { 'zh-CN': '企业', en: 'Maker' }, of: ({ maker }) => maker },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: (item, { locale }) => innovationFields[item.field][locale] },
    { name: { 'zh-CN': '名录', en: 'Listed as' }, of: (item, { locale }) => productLists[item.recommended_by][locale] },
    { name: { 'zh-CN': '特点', en: 'What it does better' }, of: ({ headline }) => headline },
    {
      name: { 'zh-CN': '起价（元）', en: 'From (CNY)' },
      of: ({ price_from }) => (price_from ? yuan(price_from) : ''),
    },
    { name: { 'zh-CN': '发布日期', en: 'Published' }, of: ({ published_on }) => published_on },
  ],
  news: ({ id, title, lang, headline, maker, published_on }, { origin }) => ({
    ...{ id, title, lang, summary: headline, author: maker },
    link: `${origin}/business/recommendProducts/${encodeURIComponent(id)}`,
    updated: `${published_on}T00:00:00+08:00`,
  }),
};

/** A technique has no page of its own: its list opens, narrowed to it. */
const techniqueAddress = (id: string, title: string) =>
  `/business/newTechnique?${new URLSearchParams({ q: title })}#${encodeURIComponent(id)}`;

export const techniqueFile: FileOf<Technique> = {
  name: { 'zh-CN': '新技术', en: 'New techniques' },
  path: '/business/newTechnique',
  columns: [
    { name: { 'zh-CN': '技术', en: 'Technique' }, of: ({ title }) => title },
    { name: { 'zh-CN': '持有单位', en: 'Holder' }, of: ({ holder }) => holder },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: (item, { locale }) => innovationFields[item.field][locale] },
    { name: { 'zh-CN': '阶段', en: 'Stage' }, of: ({ stage }, { locale }) => techniqueStages[stage][locale] },
    { name: { 'zh-CN': '成熟度', en: 'Readiness' }, of: ({ maturity }) => maturity },
    { name: { 'zh-CN': '合作方式', en: 'Offered as' }, of: ({ offer }, { locale }) => techniqueOffers[offer][locale] },
    { name: { 'zh-CN': '价格', en: 'Price' }, of: ({ price }) => price },
    {
      name: { 'zh-CN': '效果', en: 'Result' },
      of: ({ result }) => `${result.name}: ${result.before} → ${result.after}`,
    },
    { name: { 'zh-CN': '发布日期', en: 'Published' }, of: ({ published_on }) => published_on },
  ],
  news: ({ id, title, lang, headline, holder, published_on }, { origin }) => ({
    ...{ id, title, lang, summary: headline, author: holder },
    link: `${origin}${techniqueAddress(id, title)}`,
    updated: `${published_on}T00:00:00+08:00`,
  }),
};

/** Coverage of the portal-wide search; a technique has no page, so its list opens. */
export const searchedRecommendations: readonly SearchedList[] = [
  {
    list: recommendedProductList,
    label: recommendedProductFile.name,
    path: recommendedProductFile.path,
    text: { zh: 'description_zh', en: 'description_en' },
    note: { zh: 'maker_zh', en: 'maker_en' },
    date: 'published_on',
    changed: 'published_on',
  },
  {
    list: techniqueList,
    label: techniqueFile.name,
    path: techniqueFile.path,
    ownPages: false,
    pathOf: ({ id, title }) => techniqueAddress(id, title),
    text: { zh: 'introduction_zh', en: 'introduction_en' },
    note: { zh: 'holder_zh', en: 'holder_en' },
    date: 'published_on',
    changed: 'published_on',
  },
];
