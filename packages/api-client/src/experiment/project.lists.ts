import { defineList } from '../list/list-definition.ts';
import { PROJECT_TYPES, RESEARCH_PHASES, TECHNOLOGY_FIELDS } from './experiment.lists.ts';

/** By the clock: not begun; under way; over. */
export const PROJECT_STATES = ['planned', 'running', 'completed'] as const;

export const projectList = defineList({
  facets: { type: PROJECT_TYPES, field: TECHNOLOGY_FIELDS, phase: RESEARCH_PHASES, state: PROJECT_STATES },
  sorts: ['relevance', 'starts_on', 'ends_on', 'budget'],
  formats: ['json', 'csv'],
});
