import { statesOf } from '../lifecycle/lifecycle.ts';
import { spaceNeed } from '../lifecycle/subjects/space-need.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

/** What a unit is compared by, in the order in which they count. */
export const WISHES = ['house_type', 'area', 'rent', 'park', 'available', 'decoration'] as const;

/** Matches that an answer holds at most. */
export const MOST_MATCHES = 20;

export const needList = defineList({
  facets: { status: statesOf(spaceNeed) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
