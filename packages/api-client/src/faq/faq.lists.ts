import { defineList } from '../list/list-definition.ts';

/** Its words stand in `faq.lists.ts` of the service. */
export const FAQ_CATEGORIES = [
  'procedure',
  'funds',
  'innovation',
  'industry',
  'talent',
  'finance',
  'trade',
  'space',
] as const;

export const faqList = defineList({
  facets: { category: FAQ_CATEGORIES },
  sorts: ['relevance', 'updated_on'],
  formats: ['json', 'csv', 'atom'],
});
