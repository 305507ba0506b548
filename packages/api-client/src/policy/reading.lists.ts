import { defineList } from '../list/list-definition.ts';

/** Collections of policies by subject. */
export const collectionList = defineList({
  facets: { industry: null, year: null },
  sorts: ['relevance', 'published_on'],
  formats: ['json', 'csv', 'atom'],
});

/** Policies told in pictures. */
export const illustrationList = defineList({
  facets: { industry: null, year: null },
  sorts: ['relevance', 'published_on'],
  formats: ['json', 'csv', 'atom'],
});
