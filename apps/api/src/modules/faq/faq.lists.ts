import type { Faq, FaqCategory } from '@zonekit/api-client/faq/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import type { FileOf } from '../../frame/list/file.ts';
import { defineList } from '../../frame/list/list.ts';
import type { SearchedList } from '../../frame/list/searched-list.ts';

const FAQ_PATH = '/policy/policyCommon';
const faqAddress = (id: string): string => `${FAQ_PATH}/${encodeURIComponent(id)}`;

export const faqCategories: Readonly<Record<FaqCategory, Words>> = {
  procedure: { 'zh-CN': '申报与办理', en: 'Applying' },
  funds: { 'zh-CN': '资金与监督', en: 'Funds and oversight' },
  innovation: { 'zh-CN': '研发与知识产权', en: 'R&D and intellectual property' },
  industry: { 'zh-CN': '产业与装备', en: 'Industry and equipment' },
  talent: { 'zh-CN': '人才', en: 'People' },
  finance: { 'zh-CN': '金融与税收', en: 'Finance and tax' },
  trade: { 'zh-CN': '贸易与口岸', en: 'Trade and customs' },
  space: { 'zh-CN': '空间与用房', en: 'Premises' },
};

export const faqList = defineList({
  name: 'faqs',
  table: 'faqs',
  search: { titles: ['title_zh', 'title_en'] },
  facets: { category: { kind: 'value', column: 'category' } },
  sorts: { updated_on: () => [{ where: null, column: 'updated_on', type: 'date', direction: 'desc' }] },
  sort: 'updated_on',
  keep: { ttl: 60_000, stale: 600_000 },
});

/** The list as a table and as a news feed. */
export const faqFile: FileOf<Faq> = {
  name: { 'zh-CN': '政策问答', en: 'Questions and answers' },
  path: FAQ_PATH,
  columns: [
    { name: { 'zh-CN': '问题', en: 'Question' }, of: ({ title }) => title },
    { name: { 'zh-CN': '分类', en: 'Category' }, of: ({ category }, { locale }) => faqCategories[category][locale] },
    { name: { 'zh-CN': '答复', en: 'Answer' }, of: ({ answer }) => answer },
    { name: { 'zh-CN': '依据', en: 'Source' }, of: ({ source }) => source?.number ?? '' },
    { name: { 'zh-CN': '答复部门', en: 'Department' }, of: ({ office }) => office },
    { name: { 'zh-CN': '更新日期', en: 'Updated' }, of: ({ updated_on }) => updated_on },
  ],
  news: (item, { origin }) => ({
    id: item.id,
    title: item.title,
    summary: item.answer,
    link: origin + faqAddress(item.id),
    updated: `${item.updated_on}T00:00:00+08:00`,
    author: item.office,
    lang: item.lang,
  }),
};

/** What the portal-wide search covers. */
export const searchedFaqs: SearchedList = {
  list: faqList,
  label: { 'zh-CN': '政策问答', en: 'Questions and answers' },
  path: FAQ_PATH,
  text: { zh: 'answer_zh', en: 'answer_en' },
  note: { zh: 'office_zh', en: 'office_en' },
  date: 'updated_on',
  changed: 'updated_on',
};
