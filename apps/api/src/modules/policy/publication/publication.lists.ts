import { type PublicationKind, publicationKind } from '@zonekit/api-client/policy/publication/contract';
import { PUBLICATION_STATUSES } from '@zonekit/api-client/policy/publication/lists';
import { sql } from 'kysely';
import { defineList, type Facet, type KeyRange, type Scope } from '../../../frame/list/list.ts';
import { callsClock } from '../policy.lists.ts';

const shared = {
  department: { kind: 'value', column: 'department_id', lexeme: 'd' },
  year: { kind: 'year', column: 'year', lexeme: 'y', dates: 'published_on' },
} as const satisfies Record<string, Facet>;

const published_on = (): KeyRange[] => [{ where: null, column: 'published_on', type: 'date', direction: 'desc' }];

const definition = {
  table: 'policy_publications',
  search: { titles: ['title_zh', 'title_en'] },
  sorts: { published_on },
  sort: 'published_on',
} as const;

export const announcementList = defineList({ ...definition, name: 'announcements', facets: shared });

const status: Facet = {
  kind: 'state',
  values: PUBLICATION_STATUSES,
  columns: ['closes_at'],
  of: (now) => sql<string>`case when d.closes_at > ${now.toISOString()}::timestamptz then 'open' else 'closed' end`,
  clock: callsClock,
};
export const publicityList = defineList({ ...definition, name: 'publicity', facets: { status, ...shared } });
export const canvassList = defineList({ ...definition, name: 'canvass', facets: { status, ...shared } });

export const ofKind = (kind: PublicationKind): Scope => ({
  key: publicationKind.parse(kind),
  where: sql`d.kind = ${kind}`,
});

export const grantList = defineList({
  name: 'grants',
  table: 'policy_grants',
  search: { titles: ['project_zh', 'project_en'] },
  facets: { publicity: { kind: 'value', column: 'publication_id', lexeme: 'p' }, ...shared },
  sorts: {
    published_on,
    amount: () => [{ where: null, column: 'amount', type: 'bigint', direction: 'desc' }],
  },
  sort: 'published_on',
});
