import type { Words } from '@zonekit/api-client/lifecycle';
import type { List } from '../../frame/list/list.ts';
import type { SearchedList } from '../../frame/list/searched-list.ts';
import { declarationList, policyList } from './policy.lists.ts';
import { announcementList, canvassList, grantList, ofKind, publicityList } from './publication/publication.lists.ts';
import { collectionList, illustrationList } from './reading/reading.lists.ts';

const number = { zh: 'number', en: 'number_latin' };
const summary = { zh: 'summary_zh', en: 'summary_en' };
const BROWSE = '/policy/policyBrowse';
const RESULTS = '/policy/resultsPublicityDetails';

const reading = (list: List, label: Words, path: string) =>
  ({ list, label, path, text: summary, date: 'published_on', changed: 'published_on' }) satisfies SearchedList;

/** What the portal-wide search covers of the policies. */
export const searchedPolicyLists: readonly SearchedList[] = [
  {
    list: policyList,
    label: { 'zh-CN': '政策文件', en: 'Policy documents' },
    path: '/policy/policyDocument',
    text: summary,
    note: number,
    date: 'published_on',
    changed: 'published_on',
  },
  {
    list: declarationList,
    label: { 'zh-CN': '申报通知', en: 'Calls for application' },
    // The list opens with those that are not over.
    path: '/policy/policyDeclaration?status=all',
    pathOf: ({ id }) => `/policy/policyDeclaration/${encodeURIComponent(id)}`,
    text: { zh: 'support_zh', en: 'support_en' },
    note: number,
    date: 'opens_at',
  },
  {
    ...reading(collectionList, { 'zh-CN': '政策汇编', en: 'Policy collections' }, '/policy/policyAssembly'),
    ownPages: false,
    pathOf: ({ id, title }) => `/policy/policyAssembly?${new URLSearchParams({ q: title })}#${encodeURIComponent(id)}`,
  },
  reading(illustrationList, { 'zh-CN': '图解政策', en: 'Policies in pictures' }, '/policy/policyIllustration'),
  {
    ...reading(announcementList, { 'zh-CN': '通知公告', en: 'Announcements' }, BROWSE),
    scope: () => ofKind('announcement'),
  },
  {
    ...reading(publicityList, { 'zh-CN': '结果公示', en: 'Published results' }, `${BROWSE}?tab=publicity`),
    pathOf: ({ id }) => `${RESULTS}/${encodeURIComponent(id)}`,
    scope: () => ofKind('publicity'),
  },
  {
    ...reading(canvassList, { 'zh-CN': '征求意见', en: 'Drafts open for opinion' }, `${BROWSE}?tab=canvass`),
    pathOf: ({ id }) => `${BROWSE}/${encodeURIComponent(id)}?tab=canvass`,
    scope: () => ofKind('canvass'),
  },
  {
    list: grantList,
    label: { 'zh-CN': '公示项目', en: 'Projects granted' },
    path: RESULTS,
    ownPages: false,
    pathOf: ({ title, values: [publication = ''] }) =>
      `${RESULTS}/${encodeURIComponent(publication)}?${new URLSearchParams({ q: title })}`,
    columns: ['publication_id'],
    note: { zh: 'enterprise_zh', en: 'enterprise_en' },
    date: 'published_on',
  },
];
