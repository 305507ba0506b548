import { defineList, type KeyRange } from '../../../frame/list/list.ts';

const definition = {
  search: {
    titles: ['title_zh', 'title_en'],
    tags: { facet: 'industry', table: 'policy_tags', names: ['name_zh', 'name_en'] },
  },
  facets: {
    industry: { kind: 'array', column: 'industries', lexeme: 'i' },
    year: { kind: 'year', column: 'year', lexeme: 'y', dates: 'published_on' },
  },
  sorts: { published_on: (): KeyRange[] => [{ where: null, column: 'published_on', type: 'date', direction: 'desc' }] },
  sort: 'published_on',
} as const;

export const collectionList = defineList({ ...definition, name: 'collections', table: 'policy_collections' });
export const illustrationList = defineList({ ...definition, name: 'illustrations', table: 'policy_illustrations' });
