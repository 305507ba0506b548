import { INSTITUTION_LEVELS } from '../content/content.lists.ts';
import { defineList } from '../list/list-definition.ts';
import { LAB_QUALIFICATIONS, LABORATORY_TYPES, TECHNOLOGY_FIELDS } from './experiment.lists.ts';

/** Whether research topics are open to outsiders. */
export const TOPIC_STATES = ['open', 'none'] as const;

export const laboratoryList = defineList({
  facets: {
    type: LABORATORY_TYPES,
    level: INSTITUTION_LEVELS,
    field: TECHNOLOGY_FIELDS,
    qualification: LAB_QUALIFICATIONS,
    topics: TOPIC_STATES,
  },
  sorts: ['relevance', 'position', 'team', 'founded_on'],
  formats: ['json', 'csv'],
});
