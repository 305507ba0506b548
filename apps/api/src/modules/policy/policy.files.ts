import type { DeclarationSummary, PolicySummary } from '@zonekit/api-client/policy/contract';
import { minute } from '../../frame/cell-text.ts';
import type { FileOf } from '../../frame/list/file.ts';
import { levels, statuses, validities } from './policy.labels.ts';

const title = { 'zh-CN': '标题', en: 'Title' };
const number = { 'zh-CN': '文号', en: 'Number' };
const issuer = { 'zh-CN': '发文部门', en: 'Issuer' };
const level = { 'zh-CN': '级别', en: 'Level' };
const industries = { 'zh-CN': '产业领域', en: 'Industries' };

/** A calendar reminds so long before a deadline, in seconds. */
const REMINDER = 3 * 86_400;

const documentColumns: FileOf<PolicySummary | DeclarationSummary>['columns'] = [
  { name: title, of: (item) => item.title },
  { name: number, of: (item) => item.number },
  { name: issuer, of: (item) => item.issuer },
  { name: level, of: (item, { locale }) => levels[item.level][locale] },
  {
    name: industries,
    of: (item, { locale }) => item.industries.map((tag) => tag.name).join(locale === 'en' ? '; ' : '；'),
  },
];

/** Policies as a table and as a news feed. */
export const policyFile: FileOf<PolicySummary> = {
  name: { 'zh-CN': '政策文件', en: 'Policy documents' },
  path: '/policy/policyDocument',
  columns: [
    ...documentColumns,
    { name: { 'zh-CN': '发布日期', en: 'Published' }, of: (item) => item.published_on },
    { name: { 'zh-CN': '时效', en: 'Validity' }, of: (item, { locale }) => validities[item.validity][locale] },
    { name: { 'zh-CN': '失效日期', en: 'Ends on' }, of: (item) => item.expires_on },
    { name: { 'zh-CN': '摘要', en: 'Summary' }, of: (item) => item.summary },
  ],
  news: (item, { origin }) => ({
    id: item.id,
    title: item.title,
    summary: item.summary,
    link: `${origin}/policy/policyDocument/${item.id}`,
    updated: `${item.published_on}T00:00:00+08:00`,
    author: item.issuer,
    lang: item.lang,
  }),
};

/** The deadline of a call, with the name that the portal gives it in its own files: one is not there twice. */
const deadline = { 'zh-CN': '申报截止：', en: 'Application closes: ' };

/** Calls as a table, as a news feed, and as a calendar of their deadlines. */
export const declarationFile: FileOf<DeclarationSummary> = {
  name: { 'zh-CN': '申报通知', en: 'Calls for application' },
  path: '/policy/policyDeclaration',
  columns: [
    ...documentColumns,
    { name: { 'zh-CN': '状态', en: 'Status' }, of: (item, { locale }) => statuses[item.status][locale] },
    { name: { 'zh-CN': '开放时间', en: 'Opens' }, of: (item) => minute(item.opens_at) },
    { name: { 'zh-CN': '截止时间', en: 'Closes' }, of: (item) => minute(item.closes_at) },
    { name: { 'zh-CN': '最高支持（元）', en: 'Up to (CNY)' }, of: (item) => item.amount && item.amount.amount / 100 },
    { name: { 'zh-CN': '支持方式', en: 'Support' }, of: (item) => item.support },
  ],
  news: (item, { origin }) => ({
    id: item.id,
    title: item.title,
    summary: item.support,
    link: `${origin}/policy/policyDeclaration/${item.id}`,
    updated: item.opens_at,
    author: item.issuer,
    lang: item.lang,
  }),
  events: (item, { origin, locale }) => [
    {
      uid: `${item.id}@policy.zonekit`,
      title: deadline[locale] + item.title,
      description: `${item.number}\n${item.support}`,
      starts: item.closes_at,
      ends: null,
      location: null,
      link: `${origin}/policy/policyDeclaration/${item.id}`,
      stamp: item.opens_at,
      status: 'confirmed',
      remindBefore: REMINDER,
    },
  ],
};
