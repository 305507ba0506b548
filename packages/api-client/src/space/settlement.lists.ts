import { statesOf } from '../lifecycle/lifecycle.ts';
import { settlement } from '../lifecycle/subjects/settlement.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** Invoices of one application at most. */
export const MOST_INVOICES = 3;

export const settlementList = defineList({
  facets: { status: statesOf(settlement) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
