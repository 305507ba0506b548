import { statesOf } from '../lifecycle/lifecycle.ts';
import { demandResponse } from '../lifecycle/subjects/demand-response.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

export const responseList = defineList({
  facets: { status: statesOf(demandResponse) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
