import { institutionLevels } from '../../content/content.labels.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { laboratoryTypes, labQualifications, technologyFields } from '../experiment.labels.ts';
import { allWords } from '../experiment.words.ts';
import { laboratoryList } from './laboratory.lists.ts';
import type { LaboratoryData, LaboratoryRow } from './laboratory.tables.ts';

export const laboratoryTable = searchedTable<LaboratoryRow>({
  list: laboratoryList,
  columns: {
    id: 'text',
    name_zh: 'text',
    name_en: 'text',
    type: 'text',
    level: 'text',
    field: 'text',
    qualifications: 'text[]',
    host_zh: 'text',
    host_en: 'text',
    focus_zh: 'text',
    focus_en: 'text',
    introduction_zh: 'text',
    introduction_en: 'text',
    address_zh: 'text',
    address_en: 'text',
    director_zh: 'text',
    director_en: 'text',
    phone: 'text',
    team: 'bigint',
    directions: 'jsonb',
    members: 'jsonb',
    topics: 'jsonb',
    founded_on: 'date',
    cover: 'text',
    position: 'bigint',
    topics_until: 'date',
  },
  texts: (row) => [
    row.host_zh,
    row.host_en,
    row.focus_zh,
    row.focus_en,
    row.introduction_zh,
    row.introduction_en,
    ...Object.values(laboratoryTypes[row.type]),
    ...Object.values(institutionLevels[row.level]),
    ...Object.values(technologyFields[row.field]),
    ...row.qualifications.filter((each) => each !== 'none').flatMap((each) => Object.values(labQualifications[each])),
    ...allWords([...row.directions, ...row.topics.map(({ title }) => title)]),
  ],
});

/** The row with the last day of its topics. */
export const laboratoryRow = (data: LaboratoryData): LaboratoryRow => ({
  ...data,
  topics_until:
    data.topics
      .map(({ closes_on }) => closes_on)
      .sort()
      .at(-1) ?? '0001-01-01',
});
