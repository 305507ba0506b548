import { searchedTable } from '../../content/searched-table.ts';
import { projectTypes, researchPhases, technologyFields } from '../experiment.labels.ts';
import { allWords } from '../experiment.words.ts';
import { projectList } from './project.lists.ts';
import type { ProjectRow } from './project.tables.ts';

export const projectTable = searchedTable<ProjectRow>({
  list: projectList,
  columns: {
    id: 'text',
    title_zh: 'text',
    title_en: 'text',
    type: 'text',
    field: 'text',
    phase: 'text',
    undertaker_zh: 'text',
    undertaker_en: 'text',
    remark_zh: 'text',
    remark_en: 'text',
    introduction_zh: 'text',
    introduction_en: 'text',
    budget: 'bigint',
    starts_on: 'date',
    ends_on: 'date',
    partners: 'jsonb',
    goals: 'jsonb',
    milestones: 'jsonb',
    contact_zh: 'text',
    contact_en: 'text',
    contact_phone: 'text',
  },
  texts: (row) => [
    row.undertaker_zh,
    row.undertaker_en,
    row.remark_zh,
    row.remark_en,
    row.introduction_zh,
    row.introduction_en,
    ...Object.values(projectTypes[row.type]),
    ...Object.values(technologyFields[row.field]),
    ...Object.values(researchPhases[row.phase]),
    ...allWords([...row.partners, ...row.goals, ...row.milestones.map(({ title }) => title)]),
  ],
});
