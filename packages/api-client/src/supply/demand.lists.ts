import { INNOVATION_FIELDS } from '../content/content.lists.ts';
import { statesOf } from '../lifecycle/lifecycle.ts';
import { demand } from '../lifecycle/subjects/demand.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `demand.labels.ts` of the service.
/** States of a demand that everybody sees. */
export const PUBLIC_DEMAND_STATES = ['released', 'unveiled', 'completed'] as const;
/** States that everybody sees in a demand's progress, from its review on. */
export const PROGRESS_STATES = ['reviewing', ...PUBLIC_DEMAND_STATES] as const;
/** Budget: under 1 million yuan, up to 3 million, above, to be negotiated. */
export const BUDGET_BANDS = ['under_100', 'up_to_300', 'over_300', 'open'] as const;
/** Until the deadline: 7 days or fewer, 30 or fewer, more, none. */
export const DEADLINE_BANDS = ['week', 'month', 'later', 'over'] as const;
/** Whose the result will be. */
export const OWNERSHIPS = ['shared', 'publisher', 'responder'] as const;
/** What a company is compared by, in the order in which they count. */
export const DEMAND_CRITERIA = ['field', 'wording', 'qualification', 'region'] as const;

export const MOST_INDICATORS = 6;
export const MOST_PAYMENTS = 5;
export const MOST_KEYWORDS = 8;
/** Companies that an answer holds at most. */
export const MOST_COMPANIES = 10;

export const demandList = defineList({
  facets: {
    status: PUBLIC_DEMAND_STATES,
    field: INNOVATION_FIELDS,
    budget: BUDGET_BANDS,
    deadline: DEADLINE_BANDS,
  },
  sorts: ['relevance', 'open', 'deadline', 'released_on', 'budget'],
  formats: ['json', 'csv', 'atom'],
});

export const ownDemandList = defineList({
  facets: { status: statesOf(demand) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
