import { statesOf } from '../lifecycle/lifecycle.ts';
import { entryApplication } from '../lifecycle/subjects/entry-application.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** How often rent is paid. */
export const RENT_PERIODS = ['month', 'quarter'] as const;
export const MOST_TERM_MONTHS = 120;
export const MOST_ENTRY_FILES = 10;

/** Park entry applications of an enterprise, those that have not ended first; for an operator of all enterprises. */
export const entryApplicationList = defineList({
  facets: { status: statesOf(entryApplication) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
