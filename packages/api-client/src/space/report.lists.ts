import { statesOf } from '../lifecycle/lifecycle.ts';
import { statusReport } from '../lifecycle/subjects/status-report.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** Figures of a report, in the order of the form; amounts in fen, energy in kilowatt hours. */
export const REPORT_FIGURES = [
  'revenue',
  'taxes',
  'rd_spend',
  'exports',
  'headcount',
  'rd_headcount',
  'patents',
  'energy',
] as const;
/** Those that are amounts of money. */
export const REPORT_AMOUNTS = ['revenue', 'taxes', 'rd_spend', 'exports'] as const;

/** A change against the last period by more than this share needs a sentence. */
export const BIG_CHANGE = 0.3;

export const reportList = defineList({
  facets: { status: statesOf(statusReport), year: null },
  sorts: ['running', 'period'],
  formats: ['json', 'csv'],
});
