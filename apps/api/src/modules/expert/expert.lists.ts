import type { ExpertSummary } from '@zonekit/api-client/expert/contract';
import type { FileOf } from '../../frame/list/file.ts';
import { defineList } from '../../frame/list/list.ts';
import type { SearchedList } from '../../frame/list/searched-list.ts';
import { consultingWords, expertFields, expertLanguages, expertTitles, institutionKinds } from './expert.labels.ts';

export const expertList = defineList({
  name: 'experts',
  table: 'experts',
  search: { titles: ['name_zh', 'name_en'] },
  facets: {
    field: { kind: 'value', column: 'field' },
    title: { kind: 'value', column: 'title' },
    institution_kind: { kind: 'value', column: 'institution_kind' },
    language: { kind: 'array', column: 'languages' },
    consulting: { kind: 'value', column: 'consulting' },
  },
  sorts: {
    answered: () => [{ where: null, column: 'answered', type: 'bigint', direction: 'desc' }],
    listed_on: () => [{ where: null, column: 'listed_on', type: 'date', direction: 'desc' }],
  },
  sort: 'answered',
});

/** Experts as a table. */
export const expertFile: FileOf<ExpertSummary> = {
  name: { 'zh-CN': '专家', en: 'Experts' },
  path: '/expert',
  columns: [
    { name: { 'zh-CN': '姓名', en: 'Name' }, of: ({ name }) => name },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: ({ field }, { locale }) => expertFields[field][locale] },
    { name: { 'zh-CN': '职称', en: 'Title' }, of: ({ title }, { locale }) => expertTitles[title][locale] },
    { name: { 'zh-CN': '机构', en: 'Institution' }, of: ({ institution }) => institution },
    {
      name: { 'zh-CN': '机构类型', en: 'Kind of institution' },
      of: (expert, { locale }) => institutionKinds[expert.institution_kind][locale],
    },
    {
      name: { 'zh-CN': '语言', en: 'Languages' },
      of: ({ languages }, { locale }) =>
        languages.map((language) => expertLanguages[language][locale]).join(locale === 'en' ? ', ' : '、'),
    },
    { name: { 'zh-CN': '擅长', en: 'Best asked about' }, of: ({ headline }) => headline },
    { name: { 'zh-CN': '咨询', en: 'Consultation' }, of: (row, { locale }) => consultingWords[row.consulting][locale] },
    { name: { 'zh-CN': '已答（次）', en: 'Answered' }, of: ({ answered }) => answered },
  ],
};

/** What the portal-wide search covers. */
export const searchedExperts: SearchedList = {
  list: expertList,
  label: { 'zh-CN': '专家', en: 'Experts' },
  path: '/expert',
  text: { zh: 'headline_zh', en: 'headline_en' },
  note: { zh: 'institution_zh', en: 'institution_en' },
  changed: 'listed_on',
};
