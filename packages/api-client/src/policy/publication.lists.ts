import { defineList } from '../list/list-definition.ts';

/** `open` while objections or opinions are taken. */
export const PUBLICATION_STATUSES = ['open', 'closed'] as const;
const sorts = ['relevance', 'published_on'] as const;

/** Announcements of the departments. */
export const announcementList = defineList({
  facets: { department: null, year: null },
  sorts,
  formats: ['json', 'csv', 'atom'],
});

/** Published lists of what is to be granted. */
export const publicityList = defineList({
  facets: { status: PUBLICATION_STATUSES, department: null, year: null },
  sorts,
  formats: ['json', 'csv', 'atom'],
});

/** Drafts that anybody may give an opinion on. */
export const canvassList = defineList({
  facets: { status: PUBLICATION_STATUSES, department: null, year: null },
  sorts,
  formats: ['json', 'csv', 'atom'],
});

/** The rows of the published lists: project, enterprise, amount. */
export const grantList = defineList({
  facets: { publicity: null, department: null, year: null },
  sorts: ['relevance', 'published_on', 'amount'],
  formats: ['json', 'csv'],
});
