import type { SupplyCompanySummary } from '@zonekit/api-client/supply/company/contract';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { supplyQualifications, supplyRegions } from './company.labels.ts';

export const companyList = defineList({
  name: 'supply_companies',
  table: 'supply_companies',
  search: { titles: ['name_zh', 'name_en'] },
  facets: {
    field: { kind: 'array', column: 'fields' },
    region: { kind: 'value', column: 'region' },
    qualification: { kind: 'array', column: 'qualifications' },
  },
  sorts: {
    position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
    founded_on: () => [{ where: null, column: 'founded_on', type: 'date', direction: 'desc' }],
    staff: () => [{ where: null, column: 'staff', type: 'bigint', direction: 'desc' }],
  },
  sort: 'position',
  keep: { ttl: 60_000, stale: 600_000 },
});

export const companyFile: FileOf<SupplyCompanySummary> = {
  name: { 'zh-CN': '供应企业', en: 'Suppliers' },
  path: '/enterpriseSupply/companyList',
  columns: [
    { name: { 'zh-CN': '企业', en: 'Company' }, of: ({ name }) => name },
    { name: { 'zh-CN': '主营', en: 'What it makes' }, of: ({ summary }) => summary },
    {
      name: { 'zh-CN': '领域', en: 'Fields' },
      of: ({ fields }, { locale }) =>
        fields.map((field) => innovationFields[field][locale]).join(locale === 'en' ? ', ' : '、'),
    },
    { name: { 'zh-CN': '地区', en: 'Region' }, of: ({ region }, { locale }) => supplyRegions[region][locale] },
    { name: { 'zh-CN': '所在地', en: 'Place' }, of: ({ place }) => place },
    {
      name: { 'zh-CN': '资质', en: 'Qualifications' },
      of: ({ qualifications }, { locale }) =>
        qualifications.map((each) => supplyQualifications[each][locale]).join(locale === 'en' ? ', ' : '、'),
    },
    { name: { 'zh-CN': '成立日期', en: 'Founded' }, of: ({ founded_on }) => founded_on },
    { name: { 'zh-CN': '员工（人）', en: 'Staff' }, of: ({ staff }) => staff },
    { name: { 'zh-CN': '产品（项）', en: 'Products' }, of: ({ products }) => products },
  ],
};

/** Fields that the portal-wide search covers. */
export const searchedCompanies: SearchedList = {
  list: companyList,
  label: companyFile.name,
  path: companyFile.path,
  text: { zh: 'summary_zh', en: 'summary_en' },
  note: { zh: 'place_zh', en: 'place_en' },
};
