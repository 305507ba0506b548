import { defineList } from '../list/list-definition.ts';
import { COOPERATION_MODES, HOLDER_TYPES, RESEARCH_PHASES, TECHNOLOGY_FIELDS } from './experiment.lists.ts';

/** Technology readiness: a principle, a prototype, ready for production. */
export const MATURITY_BANDS = ['1-3', '4-6', '7-9'] as const;
/** Whether a price is stated. */
export const OUTCOME_PRICES = ['stated', 'negotiable'] as const;

export const outcomeList = defineList({
  facets: {
    field: TECHNOLOGY_FIELDS,
    phase: RESEARCH_PHASES,
    cooperation: COOPERATION_MODES,
    holder_type: HOLDER_TYPES,
    maturity_band: MATURITY_BANDS,
    pricing: OUTCOME_PRICES,
  },
  sorts: ['relevance', 'published_on', 'maturity', 'price', 'price_desc'],
  formats: ['json', 'csv', 'atom'],
});
