import type { LaboratorySummary } from '@zonekit/api-client/experiment/laboratory/contract';
import { TOPIC_STATES } from '@zonekit/api-client/experiment/laboratory/lists';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../frame/day.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { defineList } from '../../../frame/list/list.ts';
import type { SearchedList } from '../../../frame/list/searched-list.ts';
import type { Labels } from '../../../frame/module.ts';
import { institutionLevels } from '../../content/content.labels.ts';
import { laboratoryTypes, technologyFields } from '../experiment.labels.ts';

export const topicStates: Labels<(typeof TOPIC_STATES)[number]> = {
  open: { 'zh-CN': '有开放课题', en: 'Open topics' },
  none: { 'zh-CN': '无开放课题', en: 'No open topics' },
};

export const laboratoryList = defineList({
  name: 'laboratories',
  table: 'experiment_laboratories',
  search: { titles: ['name_zh', 'name_en'] },
  facets: {
    type: { kind: 'value', column: 'type' },
    level: { kind: 'value', column: 'level' },
    field: { kind: 'value', column: 'field' },
    qualification: { kind: 'array', column: 'qualifications' },
    topics: {
      kind: 'state',
      values: TOPIC_STATES,
      columns: ['topics_until'],
      of: (now) => sql<string>`case when d.topics_until >= ${shanghaiDay(now)}::date then 'open' else 'none' end`,
      clock: shanghaiDay,
    },
  },
  sorts: {
    position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
    team: () => [{ where: null, column: 'team', type: 'bigint', direction: 'desc' }],
    founded_on: () => [{ where: null, column: 'founded_on', type: 'date', direction: 'desc' }],
  },
  sort: 'position',
  keep: { ttl: 10_000, stale: 600_000 },
});

/** Laboratories as a table. */
export const laboratoryFile: FileOf<LaboratorySummary> = {
  name: { 'zh-CN': '开放实验室', en: 'Laboratories' },
  path: '/experiment/laboratory',
  columns: [
    { name: { 'zh-CN': '实验室', en: 'Laboratory' }, of: ({ name }) => name },
    { name: { 'zh-CN': '类型', en: 'Type' }, of: ({ type }, { locale }) => laboratoryTypes[type][locale] },
    { name: { 'zh-CN': '级别', en: 'Level' }, of: ({ level }, { locale }) => institutionLevels[level][locale] },
    { name: { 'zh-CN': '领域', en: 'Field' }, of: ({ field }, { locale }) => technologyFields[field][locale] },
    { name: { 'zh-CN': '依托单位', en: 'Host' }, of: ({ host }) => host },
    { name: { 'zh-CN': '方向', en: 'Focus' }, of: ({ focus }) => focus },
    { name: { 'zh-CN': '团队（人）', en: 'Team' }, of: ({ team }) => team },
    { name: { 'zh-CN': '开放仪器（台）', en: 'Open instruments' }, of: ({ open_instruments }) => open_instruments },
    { name: { 'zh-CN': '开放课题（个）', en: 'Open topics' }, of: ({ open_topics }) => open_topics },
    { name: { 'zh-CN': '地点', en: 'Place' }, of: ({ address }) => address },
  ],
};

export const searchedLaboratories: readonly SearchedList[] = [
  {
    list: laboratoryList,
    label: laboratoryFile.name,
    path: laboratoryFile.path,
    text: { zh: 'introduction_zh', en: 'introduction_en' },
    note: { zh: 'host_zh', en: 'host_en' },
  },
];
