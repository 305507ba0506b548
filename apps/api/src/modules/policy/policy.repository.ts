import type { Locale } from '@zonekit/api-client/contract';
import { type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyOf } from '../../database/any-of.ts';
import { compiledOnce } from '../../database/compiled.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { rowsByIds } from '../../frame/rows-by-ids.ts';
import type { DeclarationRow, PolicyRow } from './policy.tables.ts';

/** Policies and calls that a page names as related. */
const RELATED = 4;
const CALLS_SHOWN = 20;

/** What a list shows of either kind of document. */
const documentColumns = [
  'id',
  'number',
  'number_latin',
  'department_id',
  'level',
  'theme',
  'industries',
  'title_zh',
  'title_en',
] as const satisfies readonly (keyof PolicyRow & keyof DeclarationRow)[];

const policyColumns = [
  ...documentColumns,
  'title_initials',
  'published_on',
  'effective_on',
  'expires_on',
  'summary_zh',
  'summary_en',
  'body_id',
] as const satisfies readonly (keyof PolicyRow)[];
export type PolicyListRow = Pick<Selectable<PolicyRow>, (typeof policyColumns)[number]>;

const declarationColumns = [
  ...documentColumns,
  'policy_id',
  'opens_at',
  'closes_at',
  'announces_on',
  'amount',
  'support_zh',
  'support_en',
  'criteria',
] as const satisfies readonly (keyof DeclarationRow)[];
export type DeclarationListRow = Pick<Selectable<DeclarationRow>, (typeof declarationColumns)[number]>;

const detailColumns = [
  ...declarationColumns,
  'body_zh',
  'body_en',
  'materials',
  'process',
  'support_table',
  'contact',
] as const;
export type DeclarationDetailRow = Pick<Selectable<DeclarationRow>, (typeof detailColumns)[number]>;

const policyById = compiledOnce((db, value: { id: string }) =>
  db.selectFrom('policies').select(policyColumns).where('id', '=', value.id),
);

export const findPolicies = rowsByIds<PolicyListRow>((db, ids) =>
  db.selectFrom('policies').select(policyColumns).where('id', '=', anyOf(ids)),
);

export const findPolicy = async (db: Db | Tx, id: string): Promise<PolicyListRow | undefined> =>
  (await policyById(db, { id }))[0];

const versionColumns = [
  'id',
  'number',
  'number_latin',
  'title_zh',
  'title_en',
  'published_on',
  'effective_on',
  'ended_on',
] as const;

const fileColumns = ['id', 'name', 'name_en', 'kind', 'mime', 'size', 'access'] as const;

/** All of a policy's page in one query: in seven it took the service 2.7 times the processor time (docs/load.md). */
const wholePolicy = compiledOnce((db, value: { id: string; locale: Locale }) =>
  db
    .selectFrom('policies as p')
    .innerJoin('policy_bodies as b', 'b.id', 'p.body_id')
    .select(policyColumns.map((name) => `p.${name}` as const))
    .select((part) => [
      sql<string>`case when ${value.locale} = 'en' and p.title_en is not null
        then coalesce(nullif(b.html_en, ''), b.html_zh) else b.html_zh end`.as('html'),
      jsonArrayFrom(
        part
          .selectFrom('policy_versions as v')
          .select(versionColumns.map((name) => `v.${name}` as const))
          .whereRef('v.policy_id', '=', 'p.id')
          .orderBy('v.effective_on', 'desc')
          .orderBy('v.id', 'desc'),
      ).as('versions'),
      jsonArrayFrom(
        part
          .selectFrom('policy_attachments as a')
          .innerJoin('files as f', 'f.id', 'a.file_id')
          .select(fileColumns.map((name) => `f.${name}` as const))
          .whereRef('a.item_id', '=', 'p.id')
          .orderBy('a.position'),
      ).as('files'),
      jsonArrayFrom(
        part
          .selectFrom('declarations as d')
          .select(declarationColumns.map((name) => `d.${name}` as const))
          .whereRef('d.policy_id', '=', 'p.id')
          .orderBy('d.closes_at', 'desc')
          .limit(sql.lit(CALLS_SHOWN)),
      ).as('declarations'),
      jsonArrayFrom(
        part
          .selectFrom('policies as r')
          .select(policyColumns.map((name) => `r.${name}` as const))
          .whereRef('r.theme', '=', 'p.theme')
          .whereRef('r.id', '<>', 'p.id')
          .orderBy('r.published_on', 'desc')
          .orderBy('r.id', 'desc')
          .limit(sql.lit(RELATED)),
      ).as('related'),
    ])
    .where('p.id', '=', value.id),
);

/** A policy with its text in a language, or in Chinese, and what its page shows besides. */
export const findWholePolicy = async (db: Db | Tx, id: string, locale: Locale) =>
  (await wholePolicy(db, { id, locale }))[0];

const bodiesByIds = compiledOnce((db, value: { ids: readonly string[] }) =>
  db.selectFrom('policy_bodies').selectAll().where('id', '=', anyOf(value.ids)),
);

export const findBodies = async (
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, { html_zh: string; html_en: string | null }>> => {
  if (ids.length === 0) return new Map();
  const rows = await bodiesByIds(db, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, row]));
};

export const findDeclarations = rowsByIds<DeclarationListRow>((db, ids) =>
  db.selectFrom('declarations').select(declarationColumns).where('id', '=', anyOf(ids)),
);

export const findDeclaration = (db: Db | Tx, id: string): Promise<DeclarationDetailRow | undefined> =>
  db.selectFrom('declarations').select(detailColumns).where('id', '=', id).executeTakeFirst();

export const declarationBodies = async (
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, { body_zh: string; body_en: string | null }>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('declarations')
    .select(['id', 'body_zh', 'body_en'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Calls of the same theme, and open ones that share an industry, those that are open first. */
export const relatedDeclarations = (
  db: Db | Tx,
  declaration: DeclarationListRow,
  now: Date,
): Promise<DeclarationListRow[]> => {
  const at = now.toISOString();
  return db
    .selectFrom('declarations')
    .select(declarationColumns)
    .where('id', '<>', declaration.id)
    .where((where) =>
      where.or([
        where('theme', '=', declaration.theme),
        where.and([
          where('closes_at', '>', at),
          sql<boolean>`industries && ${sql.val([...declaration.industries])}::text[]`,
        ]),
      ]),
    )
    .orderBy(sql`closes_at > ${at}::timestamptz`, 'desc')
    .orderBy(sql`theme = ${declaration.theme}`, 'desc')
    .orderBy('closes_at', 'desc')
    .orderBy('id')
    .limit(sql.lit(RELATED))
    .execute();
};

/** Every call that can be applied for now, the nearest deadline first. */
export const openDeclarations = (db: Db | Tx, now: Date): Promise<DeclarationListRow[]> =>
  db
    .selectFrom('declarations')
    .select(declarationColumns)
    .where('closes_at', '>', now.toISOString())
    .where('opens_at', '<=', now.toISOString())
    .orderBy('closes_at')
    .orderBy('id')
    .execute();

export const publishedSince = async (db: Db | Tx, date: string, today: string): Promise<number> => {
  const { count } = await db
    .selectFrom('policies')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('published_on', '>', date)
    .where('published_on', '<=', today)
    .executeTakeFirstOrThrow();
  return count;
};

const attachmentsOfItem = compiledOnce((db, value: { itemId: string }) =>
  db.selectFrom('policy_attachments').select('file_id').where('item_id', '=', value.itemId).orderBy('position'),
);

/** Files of an item, in order. */
export const filesOf = async (db: Db | Tx, itemId: string): Promise<string[]> =>
  (await attachmentsOfItem(db, { itemId })).map((row) => row.file_id);
