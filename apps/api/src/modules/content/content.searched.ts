import type { InstitutionKind } from '@zonekit/api-client/content/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import type { AddressedRow, SearchedList } from '../../frame/list/searched-list.ts';
import { companyList, informationList, institutionList, videoList } from './content.lists.ts';
import { ofInstitutionKind } from './institution.ts';

const summary = { zh: 'summary_zh', en: 'summary_en' };

/** Rows without a page of their own: their list, narrowed to the row. */
const rowIn =
  (path: string) =>
  ({ id, title }: AddressedRow) =>
    `${path}?${new URLSearchParams({ q: title })}#${encodeURIComponent(id)}`;

const institutions = (kind: InstitutionKind, label: Words, path: string): SearchedList => ({
  list: institutionList,
  name: `institutions.${kind}`,
  label,
  path,
  ownPages: false,
  pathOf: rowIn(path),
  text: { zh: 'remark_zh', en: 'remark_en' },
  note: { zh: 'address_zh', en: 'address_en' },
  scope: () => ofInstitutionKind(kind),
});

/** What the portal-wide search covers of the content. */
export const searchedContent: readonly SearchedList[] = [
  {
    list: informationList,
    label: { 'zh-CN': '新闻快讯', en: 'News' },
    path: '/talent/newsBulletin',
    pathOf: ({ id }) => `/listDetails?${new URLSearchParams({ id })}`,
    text: summary,
    note: { zh: 'source_zh', en: 'source_en' },
    date: 'published_on',
    changed: 'published_on',
  },
  {
    list: videoList,
    label: { 'zh-CN': '视频', en: 'Videos' },
    path: null,
    pathOf: ({ id }) => `/entrance/show?${new URLSearchParams({ video: id })}`,
    text: summary,
    date: 'published_on',
    changed: 'published_on',
  },
  institutions('platform', { 'zh-CN': '公共技术服务平台', en: 'Technical-service platforms' }, '/info/platform'),
  institutions('base', { 'zh-CN': '中试基地', en: 'Pilot-production bases' }, '/info/base'),
  institutions('research', { 'zh-CN': '研究机构', en: 'Research institutions' }, '/info/research'),
  {
    ...institutions('center', { 'zh-CN': '创新中心', en: 'Innovation centres' }, '/info/innovation'),
    path: null,
    pathOf: ({ id, values: [field = ''] }) =>
      `/info/innovation?${new URLSearchParams({ field })}#${encodeURIComponent(id)}`,
    columns: ['field'],
  },
  {
    list: companyList,
    label: { 'zh-CN': '产业链企业', en: 'Companies of the industry chains' },
    path: null,
    ownPages: false,
    pathOf: ({ values: [chain = '', position = ''] }) =>
      `/entrance/industryMap?${new URLSearchParams({ chain, position })}#companies`,
    columns: ['chain_id', 'position_id'],
    text: { zh: 'product_zh', en: 'product_en' },
    note: { zh: 'product_zh', en: 'product_en' },
  },
];
