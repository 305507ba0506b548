import { INNOVATION_FIELDS } from '../content/content.lists.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `fund.labels.ts` of the service.
export const FUND_KINDS = ['guidance', 'angel', 'industry', 'transformation', 'talent', 'relief'] as const;
/** How a fund supports an enterprise. */
export const FUND_SUPPORTS = ['equity', 'loan', 'guarantee', 'subsidy'] as const;
/** State of the application window by the day: open, opening later, or neither. */
export const FUND_STATES = ['open', 'upcoming', 'closed'] as const;

export const fundList = defineList({
  facets: { state: FUND_STATES, support: FUND_SUPPORTS, kind: FUND_KINDS, field: INNOVATION_FIELDS },
  sorts: ['relevance', 'position', 'size'],
  formats: ['json', 'csv'],
});

/** What funds have decided to support. */
export const fundResultList = defineList({
  facets: { fund: null, year: null },
  sorts: ['relevance', 'decided_on', 'amount'],
  formats: ['json', 'csv'],
});
