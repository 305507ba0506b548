import type { Collection, Illustration, IllustrationDetail } from '@zonekit/api-client/policy/reading/contract';
import { type Selectable, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { inOrder } from '../../../frame/in-order.ts';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { ListContext } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { describeAttachments } from '../../file/file.service.ts';
import { nameOf } from '../policy.catalogue.ts';
import { presentPolicy, type View } from '../policy.present.ts';
import { findPolicies } from '../policy.repository.ts';
import type { PolicyService, ReadContext } from '../policy.service.ts';
import { presentLink } from '../publication/publication.present.ts';
import { collectionColumns, illustrationColumns, type ReadingTables } from './reading.tables.ts';

const RELATED = 3;
const collectionNames = Object.keys(collectionColumns) as (keyof typeof collectionColumns)[];
const illustrationNames = Object.keys(illustrationColumns) as (keyof typeof illustrationColumns)[];

type CollectionRow = Pick<Selectable<ReadingTables['policy_collections']>, keyof typeof collectionColumns>;
type IllustrationRow = Pick<Selectable<ReadingTables['policy_illustrations']>, keyof typeof illustrationColumns>;

/** What both kinds have in an answer. */
const shared = (row: Omit<CollectionRow, 'policies'>, { locale, terms, catalogue }: View) => {
  const english = locale === 'en' && row.title_en !== null;
  const summary = (english && row.summary_en) || row.summary_zh;
  const { lang, title } = presentLink(row, locale);
  return {
    id: row.id,
    title,
    lang,
    summary,
    published_on: row.published_on,
    industries: row.industries.map((id) => {
      const tag = catalogue.industry(id);
      return { id, name: tag ? nameOf(tag, locale) : id };
    }),
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(summary, terms),
  };
};

/** Numbers of open calls, by the ids of their policies. */
const openCalls = async (db: Db | Tx, ids: readonly string[], now: Date): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map();
  const at = now.toISOString();
  const rows = await db
    .selectFrom('declarations')
    .select(['policy_id', sql<number>`count(*)::integer`.as('count')])
    .where('policy_id', '=', anyOf(new Set(ids)))
    .where('opens_at', '<=', at)
    .where('closes_at', '>', at)
    .groupBy('policy_id')
    .execute();
  return new Map(rows.map(({ policy_id, count }) => [policy_id ?? '', count]));
};

const presentCollections = async (db: Db | Tx, rows: readonly CollectionRow[], view: View): Promise<Collection[]> => {
  const ids = [...new Set(rows.flatMap(({ policies }) => policies))];
  const [policies, counts] = await Promise.all([findPolicies(db, ids), openCalls(db, ids, view.now)]);
  const byId = new Map(policies.map((policy) => [policy.id, presentPolicy(policy, { ...view, terms: null })]));
  return rows.map((row) => ({
    ...shared(row, view),
    policies: row.policies.flatMap((id) => {
      const policy = byId.get(id);
      if (!policy) return [];
      const { title, lang, number, issuer, level, validity, published_on, summary: measures } = policy;
      return [
        { id, title, lang, number, issuer, level, validity, published_on, measures, open_calls: counts.get(id) ?? 0 },
      ];
    }),
  }));
};

const presentIllustration = (row: IllustrationRow, view: View): Illustration => {
  const [first] = row.pictures;
  return {
    ...shared(row, view),
    pictures_count: row.pictures.length,
    cover: first ? { file_id: first.file_id, text: first.text[view.locale] } : null,
  };
};

const findIllustrations = (db: Db | Tx, ids: readonly string[]): Promise<IllustrationRow[]> =>
  db.selectFrom('policy_illustrations').select(illustrationNames).where('id', '=', anyOf(ids)).execute();
const findCollections = (db: Db | Tx, ids: readonly string[]): Promise<CollectionRow[]> =>
  db.selectFrom('policy_collections').select(collectionNames).where('id', '=', anyOf(ids)).execute();

export const createReadingService = (service: PolicyService) => ({
  async listedCollections(ids: readonly string[], { db, locale, terms }: ListContext): Promise<Collection[]> {
    const [rows, view] = await Promise.all([findCollections(db, ids), service.view({ db, locale }, terms)]);
    return presentCollections(db, inOrder(rows, ids), view);
  },

  async listedIllustrations(ids: readonly string[], { db, locale, terms }: ListContext): Promise<Illustration[]> {
    const [rows, view] = await Promise.all([findIllustrations(db, ids), service.view({ db, locale }, terms)]);
    return inOrder(rows, ids).map((row) => presentIllustration(row, view));
  },

  /** @throws Problem 404 */
  async getCollection(context: ReadContext, id: string): Promise<Collection> {
    const [rows, view] = await Promise.all([findCollections(context.db, [id]), service.view(context)]);
    const [found] = await presentCollections(context.db, rows, view);
    if (!found) throw new Problem(404, 'not_found');
    return found;
  },

  /** @throws Problem 404 */
  async getIllustration(context: ReadContext, id: string): Promise<IllustrationDetail> {
    const { db, locale, userId } = context;
    const [[row], view] = await Promise.all([findIllustrations(db, [id]), service.view(context)]);
    if (!row) throw new Problem(404, 'not_found');
    const link = async (table: 'policies' | 'declarations', key: string | null) => {
      if (key === null) return null;
      const linked = await db.selectFrom(table).select(['id', 'title_zh', 'title_en']).where('id', '=', key).execute();
      return linked[0] ? presentLink(linked[0], locale) : null;
    };
    const [policy, declaration, files, related] = await Promise.all([
      link('policies', row.policy_id),
      link('declarations', row.declaration_id),
      describeAttachments(
        db,
        row.pictures.map(({ file_id }) => file_id),
        userId,
        locale,
      ),
      db
        .selectFrom('policy_illustrations')
        .select(illustrationNames)
        .where('id', '<>', id)
        .orderBy('published_on', 'desc')
        .orderBy('id', 'desc')
        .limit(RELATED)
        .execute(),
    ]);
    const department = view.catalogue.department(row.department_id);
    const byId = new Map(files.map((file) => [file.id, file]));
    return {
      ...presentIllustration(row, view),
      pictures: row.pictures.flatMap(({ file_id, title, text }) => {
        const attachment = byId.get(file_id);
        return attachment ? [{ attachment, title: title[locale], text: text[locale] }] : [];
      }),
      policy,
      declaration,
      issuer: department ? nameOf(department, locale) : row.department_id,
      related: related.map((each) => presentIllustration(each, view)),
    };
  },
});
