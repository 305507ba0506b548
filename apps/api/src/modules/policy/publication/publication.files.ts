import type { Grant, Publication, PublicationKind } from '@zonekit/api-client/policy/publication/contract';
import type { FileOf } from '../../../frame/list/file.ts';

const title = { 'zh-CN': '标题', en: 'Title' };
const issuer = { 'zh-CN': '发布部门', en: 'Issuer' };
const published = { 'zh-CN': '发布日期', en: 'Published' };
const PAGE = '/policy/policyBrowse';

const names = {
  announcement: { 'zh-CN': '通知公告', en: 'Announcements' },
  publicity: { 'zh-CN': '结果公示', en: 'Published results' },
  canvass: { 'zh-CN': '征求意见', en: 'Drafts for opinion' },
} as const;
const pathOf = ({ kind, id }: Pick<Publication, 'kind' | 'id'>): string => {
  if (kind === 'publicity') return `/policy/resultsPublicityDetails/${id}`;
  return kind === 'canvass' ? `${PAGE}/${id}?tab=canvass` : `${PAGE}/${id}`;
};

/** What departments publish, as a table and as a news feed. */
export const publicationFile = (kind: PublicationKind): FileOf<Publication> => ({
  name: names[kind],
  path: PAGE,
  columns: [
    { name: title, of: (item) => item.title },
    { name: issuer, of: (item) => item.issuer },
    { name: published, of: (item) => item.published_on },
    { name: { 'zh-CN': '截止时间', en: 'Closes' }, of: (item) => item.closes_at?.slice(0, 16) ?? null },
    { name: { 'zh-CN': '摘要', en: 'Summary' }, of: (item) => item.summary },
  ],
  news: (item, { origin }) => ({
    id: item.id,
    title: item.title,
    summary: item.summary,
    link: origin + pathOf(item),
    updated: `${item.published_on}T00:00:00+08:00`,
    author: item.issuer,
    lang: item.lang,
  }),
});

/** Rows of the published results as a table. */
export const grantFile: FileOf<Grant> = {
  name: { 'zh-CN': '结果公示明细', en: 'Rows of published results' },
  path: '/policy/resultsPublicityDetails',
  columns: [
    { name: { 'zh-CN': '序号', en: 'No.' }, of: (item) => item.position },
    { name: { 'zh-CN': '项目', en: 'Project' }, of: (item) => item.project },
    { name: { 'zh-CN': '企业', en: 'Enterprise' }, of: (item) => item.enterprise },
    { name: { 'zh-CN': '拟支持金额（元）', en: 'Amount (CNY)' }, of: (item) => item.amount.amount / 100 },
    { name: { 'zh-CN': '公示', en: 'Published list' }, of: (item) => item.publicity.title },
    { name: issuer, of: (item) => item.issuer },
    { name: published, of: (item) => item.published_on },
  ],
};
