import { INNOVATION_FIELDS } from '../content/content.lists.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `investor.labels.ts` of the service; those of the fields are the content's.
export const INVESTOR_KINDS = ['angel', 'venture', 'growth', 'corporate', 'state'] as const;
/** Stages of an enterprise in which equity is invested. */
export const INVESTMENT_STAGES = ['seed', 'angel', 'early', 'growth', 'pre_ipo'] as const;
/** Bands of a single investment, bounds in yuan: up to 5, 5 to 20, 20 to 50, above 50 million. */
export const INVESTMENT_BANDS = ['up_to_5m', '5m_to_20m', '20m_to_50m', 'above_50m'] as const;

export const investorList = defineList({
  facets: {
    stage: INVESTMENT_STAGES,
    field: INNOVATION_FIELDS,
    amount: INVESTMENT_BANDS,
    kind: INVESTOR_KINDS,
  },
  sorts: ['relevance', 'position', 'cases', 'amount_max'],
  formats: ['json', 'csv'],
});
