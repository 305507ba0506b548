import { statesOf } from '../lifecycle/lifecycle.ts';
import { policyApplication } from '../lifecycle/subjects/policy-application.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** Applications of an enterprise, those that have not ended first; for an operator of all enterprises. */
export const applicationList = defineList({
  facets: { status: statesOf(policyApplication) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
