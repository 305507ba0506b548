import type { ProjectState, ProjectSummary } from '@zonekit/api-client/experiment/project/contract';
import { PROJECT_STATES } from '@zonekit/api-client/experiment/project/lists';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../frame/day.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import type { Labels } from '../../../frame/module.ts';
import { projectTypes, researchPhases, technologyFields } from '../experiment.labels.ts';
import { yuan } from '../experiment.words.ts';

export const projectStates: Labels<ProjectState> = {
  planned: { 'zh-CN': '待启动', en: 'Planned' },
  running: { 'zh-CN': '在研', en: 'Under way' },
  completed: { 'zh-CN': '已结题', en: 'Completed' },
};

export const projectList = defineList({
  name: 'projects',
  table: 'experiment_projects',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    type: { kind: 'value', column: 'type' },
    field: { kind: 'value', column: 'field' },
    phase: { kind: 'value', column: 'phase' },
    state: {
      kind: 'state',
      values: PROJECT_STATES,
      columns: ['starts_on', 'ends_on'],
      of: (now) => {
        const today = shanghaiDay(now);
        return sql<string>`case when d.starts_on > ${today}::date then 'planned'
          when d.ends_on < ${today}::date then 'completed' else 'running' end`;
      },
      clock: shanghaiDay,
    },
  },
  sorts: {
    starts_on: () => [{ where: null, column: 'starts_on', type: 'date', direction: 'desc' }],
    ends_on: () => [{ where: null, column: 'ends_on', type: 'date', direction: 'asc' }],
    budget: () => [{ where: null, column: 'budget', type: 'bigint', direction: 'desc' }],
  },
  sort: 'starts_on',
  keep: { ttl: 10_000, stale: 600_000 },
});

/** Technology projects as a table. */
export const projectFile: FileOf<ProjectSummary> = {
  name: { 'zh-CN': '科技项目', en: 'Technology projects' },
  path: '/tech/project',
  columns: [
    { name: { 'zh-CN': '项目', en: 'Project' }, of: ({ title }) => title },
    { name: { 'zh-CN': '类型', en: 'Type' }, of: ({ type }, { locale }) => projectTypes[type][locale] },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: ({ field }, { locale }) => technologyFields[field][locale] },
    { name: { 'zh-CN': '阶段', en: 'Phase' }, of: ({ phase }, { locale }) => researchPhases[phase][locale] },
    { name: { 'zh-CN': '状态', en: 'State' }, of: ({ state }, { locale }) => projectStates[state][locale] },
    { name: { 'zh-CN': '承担单位', en: 'Carried out by' }, of: ({ undertaker }) => undertaker },
    { name: { 'zh-CN': '经费（元）', en: 'Budget (CNY)' }, of: ({ budget }) => yuan(budget.amount) },
    { name: { 'zh-CN': '开始', en: 'Begins on' }, of: ({ starts_on }) => starts_on },
    { name: { 'zh-CN': '结束', en: 'Ends on' }, of: ({ ends_on }) => ends_on },
  ],
};

export const searchedProjects: readonly SearchedList[] = [
  {
    list: projectList,
    label: projectFile.name,
    path: projectFile.path,
    // A project is shown in the list, which its name narrows.
    pathOf: ({ title }) => `${projectFile.path}?q=${encodeURIComponent(title)}`,
    ownPages: false,
    text: { zh: 'remark_zh', en: 'remark_en' },
    note: { zh: 'undertaker_zh', en: 'undertaker_en' },
  },
];
