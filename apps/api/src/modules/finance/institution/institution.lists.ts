import type { InstitutionSummary } from '@zonekit/api-client/finance/institution/contract';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { institutionAreas, institutionKinds } from './institution.labels.ts';

export const institutionList = defineList({
  name: 'finance_institutions',
  table: 'finance_institutions',
  search: { titles: ['name_zh', 'name_en'] },
  facets: { kind: { kind: 'value', column: 'kind' }, area: { kind: 'value', column: 'area' } },
  sorts: {
    position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
    products: () => [{ where: null, column: 'products', type: 'bigint', direction: 'desc' }],
    rate: () => [{ where: null, column: 'rate_from', type: 'bigint', direction: 'asc' }],
  },
  sort: 'position',
  keep: { ttl: 10_000, stale: 600_000 },
});

/** Finance shops as a table. */
export const institutionFile: FileOf<InstitutionSummary> = {
  name: { 'zh-CN': '金融机构', en: 'Finance shops' },
  path: '/supermarket',
  columns: [
    { name: { 'zh-CN': '机构', en: 'Shop' }, of: ({ name }) => name },
    { name: { 'zh-CN': '类型', en: 'Type' }, of: ({ kind }, { locale }) => institutionKinds[kind][locale] },
    { name: { 'zh-CN': '服务范围', en: 'Serves from' }, of: ({ area }, { locale }) => institutionAreas[area][locale] },
    { name: { 'zh-CN': '在售产品', en: 'Products on sale' }, of: ({ products }) => products },
    {
      name: { 'zh-CN': '年化利率起（%）', en: 'Annual rate from (%)' },
      of: ({ rate_from }) => (rate_from === null ? '' : (rate_from / 100).toFixed(2)),
    },
    { name: { 'zh-CN': '地址', en: 'Address' }, of: ({ address }) => address },
    { name: { 'zh-CN': '电话', en: 'Phone' }, of: ({ phone }) => phone },
  ],
};

/** Coverage of the portal-wide search. */
export const searchedInstitutions: readonly SearchedList[] = [
  {
    list: institutionList,
    label: institutionFile.name,
    path: institutionFile.path,
    pathOf: ({ id }) => `/supermarket?id=${id}`,
    text: { zh: 'introduction_zh', en: 'introduction_en' },
    note: { zh: 'headline_zh', en: 'headline_en' },
  },
];
