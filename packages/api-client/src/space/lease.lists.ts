import { statesOf } from '../lifecycle/lifecycle.ts';
import { contract } from '../lifecycle/subjects/contract.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** What one period of the rent is: paid, overdue, due within 30 days, later, or ended with its contract. */
export const RENT_STATUSES = ['paid', 'overdue', 'due', 'later', 'void'] as const;

/** Contracts of an enterprise, those that run first, the next to end at the top; for an operator of all enterprises. */
export const contractList = defineList({
  facets: { status: statesOf(contract) },
  sorts: ['running', 'ends_on'],
  formats: ['json', 'csv'],
});
