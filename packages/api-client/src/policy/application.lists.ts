import { statesOf } from '../lifecycle/lifecycle.ts';
import { policyApplication } from '../lifecycle/subjects/policy-application.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** An enterprise's applications; everybody's for an operator. */
export const applicationList = defineList({
  facets: { status: statesOf(policyApplication) },
  sorts: ['updated_at'],
  formats: ['json', 'csv'],
});
