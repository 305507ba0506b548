import { defineList } from '../list/list-definition.ts';

export const POLICY_LEVELS = ['national', 'provincial', 'municipal', 'district'] as const;
/** In force; ends within 90 days; ended. */
export const POLICY_VALIDITIES = ['effective', 'expiring', 'expired'] as const;
export const DECLARATION_STATUSES = ['upcoming', 'open', 'closing', 'closed', 'announced'] as const;

const shared = { level: POLICY_LEVELS, department: null, industry: null, year: null } as const;

/** Policy documents. */
export const policyList = defineList({
  facets: { ...shared, validity: POLICY_VALIDITIES },
  sorts: ['relevance', 'published_on'],
  formats: ['json', 'csv', 'atom'],
});

/** Declarations. */
export const declarationList = defineList({
  facets: { status: DECLARATION_STATUSES, ...shared },
  defaults: { status: ['upcoming', 'open', 'closing'] },
  sorts: ['relevance', 'closes_at', 'opens_at', 'amount'],
  formats: ['json', 'csv', 'atom', 'ics'],
});
