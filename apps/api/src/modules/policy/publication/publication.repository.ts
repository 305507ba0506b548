import type { PublicationKind } from '@zonekit/api-client/policy/publication/contract';
import { sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import type { GrantTotals, StoredGrant, StoredPublication } from './publication.present.ts';
import { grantColumns, type PublicationRow, publicationColumns } from './publication.tables.ts';

type Column = keyof typeof publicationColumns & keyof PublicationRow;
const columns = Object.keys(publicationColumns) as Column[];

export const findPublications = async (db: Db | Tx, ids: readonly string[]): Promise<StoredPublication[]> =>
  ids.length === 0
    ? []
    : inOrder(await db.selectFrom('policy_publications').select(columns).where('id', '=', anyOf(ids)).execute(), ids);

export const findPublication = (db: Db | Tx, kind: PublicationKind, id: string) =>
  db.selectFrom('policy_publications').select(columns).where('id', '=', id).where('kind', '=', kind).executeTakeFirst();

export const latestOfKind = (db: Db | Tx, kind: PublicationKind, but: string, limit: number) =>
  db
    .selectFrom('policy_publications')
    .select(columns)
    .where('kind', '=', kind)
    .where('id', '<>', but)
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Figures of publicity lists, by their ids. */
export const totalsOf = async (db: Db | Tx, ids: readonly string[]): Promise<Map<string, GrantTotals>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('policy_grants')
    .select([
      'publication_id as id',
      sql<number>`count(*)::integer`.as('projects'),
      sql<number>`count(distinct enterprise_zh)::integer`.as('enterprises'),
      sql<number>`sum(amount)::bigint`.as('amount'),
    ])
    .where('publication_id', '=', anyOf(ids))
    .groupBy('publication_id')
    .execute();
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
};

const grantNames = Object.keys(grantColumns) as (keyof typeof grantColumns)[];

export const findGrants = async (db: Db | Tx, ids: readonly string[]): Promise<StoredGrant[]> =>
  ids.length === 0
    ? []
    : inOrder(
        await db
          .selectFrom('policy_grants')
          .innerJoin('policy_publications', 'policy_publications.id', 'policy_grants.publication_id')
          .select(grantNames.map((name) => `policy_grants.${name}` as const))
          .select(['policy_publications.title_zh', 'policy_publications.title_en'])
          .where('policy_grants.id', '=', anyOf(ids))
          .execute(),
        ids,
      );

/** Publicity lists by name, the latest first. */
export const publicityNames = (db: Db | Tx) =>
  db
    .selectFrom('policy_publications')
    .select(['id', 'title_zh', 'title_en'])
    .where('kind', '=', 'publicity')
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const opinionCount = async (db: Db | Tx, id: string): Promise<number> => {
  const { count } = await db
    .selectFrom('policy_opinions')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('publication_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
};

export const opinionsOf = (db: Db | Tx, id: string, userId: string) =>
  db
    .selectFrom('policy_opinions')
    .select(['id', 'clause', 'text', 'created_at'])
    .where('publication_id', '=', id)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
