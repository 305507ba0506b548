import type { SupplyProductSummary } from '@zonekit/api-client/supply/product/contract';
import { yuan } from '../../../frame/cell-text.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { supplyStages } from './product.labels.ts';

export const productList = defineList({
  name: 'supply_products',
  table: 'supply_products',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    field: { kind: 'value', column: 'field' },
    stage: { kind: 'value', column: 'stage' },
  },
  sorts: {
    position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
    published_on: () => [{ where: null, column: 'published_on', type: 'date', direction: 'desc' }],
  },
  sort: 'position',
  keep: { ttl: 60_000, stale: 600_000 },
});

export const productFile: FileOf<SupplyProductSummary> = {
  name: { 'zh-CN': '供应产品', en: 'Products on offer' },
  path: '/enterpriseSupply/productList',
  columns: [
    { name: { 'zh-CN': '产品', en: 'Product' }, of: ({ title }) => title },
    { name: { 'zh-CN': '企业', en: 'Company' }, of: ({ company }) => company.name },
    { name: { 'zh-CN': '简介', en: 'Summary' }, of: ({ summary }) => summary },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: ({ field }, { locale }) => innovationFields[field][locale] },
    { name: { 'zh-CN': '阶段', en: 'Stage' }, of: ({ stage }, { locale }) => supplyStages[stage][locale] },
    {
      name: { 'zh-CN': '价格（元）', en: 'Price (CNY)' },
      of: ({ price }) => price && yuan(price),
    },
    { name: { 'zh-CN': '单位', en: 'Unit' }, of: ({ unit }) => unit },
    { name: { 'zh-CN': '上架日期', en: 'Listed' }, of: ({ published_on }) => published_on },
  ],
  news: (item, { locale, origin }) => ({
    id: item.id,
    title: item.title,
    summary: item.summary,
    link: `${origin}/enterpriseSupply/productList/${item.id}`,
    updated: `${item.published_on}T00:00:00+08:00`,
    author: item.company.name,
    lang: locale,
  }),
};

/** Fields that the portal-wide search covers. */
export const searchedProducts: SearchedList = {
  list: productList,
  label: productFile.name,
  path: productFile.path,
  text: { zh: 'summary_zh', en: 'summary_en' },
  changed: 'published_on',
};
