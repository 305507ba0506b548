import { defineList } from '../../frame/list/list.ts';

const keep = { ttl: 60_000, stale: 600_000 };

export const informationList = defineList({
  name: 'content_information',
  table: 'content_information',
  search: { titles: ['title_zh', 'title_en'] },
  facets: {
    kind: { kind: 'value', column: 'kind' },
    year: { kind: 'year', column: 'year', dates: 'published_on' },
  },
  sorts: { published_on: () => [{ where: null, column: 'published_on', type: 'date', direction: 'desc' }] },
  sort: 'published_on',
  keep,
});

export const videoList = defineList({
  name: 'content_videos',
  table: 'content_videos',
  search: { titles: ['title_zh', 'title_en'] },
  facets: { topic: { kind: 'value', column: 'topic' } },
  sorts: { published_on: () => [{ where: null, column: 'published_on', type: 'date', direction: 'desc' }] },
  sort: 'published_on',
  keep,
});

/** Platforms, bases and research institutions; each endpoint is scoped to one kind. */
export const institutionList = defineList({
  name: 'institutions',
  table: 'institutions',
  search: { titles: ['name_zh', 'name_en'] },
  facets: {
    field: { kind: 'value', column: 'field' },
    level: { kind: 'value', column: 'level' },
  },
  sorts: {
    position: () => [{ where: null, column: 'position', type: 'bigint', direction: 'asc' }],
    founded_on: () => [{ where: null, column: 'founded_on', type: 'date', direction: 'desc' }],
  },
  sort: 'position',
  keep,
});

export const companyList = defineList({
  name: 'industry_companies',
  table: 'industry_companies',
  search: { titles: ['name_zh', 'name_en'] },
  facets: {
    chain: { kind: 'value', column: 'chain_id' },
    position: { kind: 'value', column: 'position_id' },
    stage: { kind: 'value', column: 'stage' },
    qualification: { kind: 'value', column: 'qualification' },
  },
  sorts: { staff: () => [{ where: null, column: 'staff', type: 'bigint', direction: 'desc' }] },
  sort: 'staff',
  keep,
});
