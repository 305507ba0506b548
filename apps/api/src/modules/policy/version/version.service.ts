import type { Locale } from '@zonekit/api-client/contract';
import type { PolicyComparison, PolicyVersion } from '@zonekit/api-client/policy/contract';
import { compiledOnce } from '../../../database/compiled.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { findBodies } from '../policy.repository.ts';
import { clausesOf } from './clauses.ts';
import { compareClauses } from './compare.ts';
import type { VersionTables } from './version.tables.ts';

/** A text of a document, the present one or one that it replaced. */
type Version = Omit<VersionTables['policy_versions'], 'policy_id' | 'ended_on' | 'html_zh' | 'html_en'> & {
  ended_on: string | null;
};
type Text = Version & Pick<VersionTables['policy_versions'], 'html_zh' | 'html_en'>;

export const presentVersion = (text: Version, locale: Locale): PolicyVersion => {
  const lang = locale === 'en' && text.title_en !== null ? 'en' : 'zh-CN';
  return {
    id: text.id,
    title: lang === 'en' ? (text.title_en ?? text.title_zh) : text.title_zh,
    lang,
    number: lang === 'en' ? text.number_latin : text.number,
    published_on: text.published_on,
    effective_on: text.effective_on,
    ended_on: text.ended_on,
  };
};

const compareTexts = (texts: readonly Text[], ids: readonly [string, string], locale: Locale): PolicyComparison => {
  const chosen = texts.filter(({ id }) => ids.includes(id));
  const [newer, older] = chosen;
  if (!newer || !older) throw new Problem(404, 'not_found');
  const english = locale === 'en' && newer.html_en !== null && older.html_en !== null;
  const lang = english ? 'en' : 'zh-CN';
  const clauses = (text: Text) => clausesOf((english && text.html_en) || text.html_zh);
  const compared = compareClauses(clauses(older), clauses(newer), lang);
  const count = (change: string) => compared.filter((clause) => clause.change === change).length;
  return {
    older: presentVersion(older, locale),
    newer: presentVersion(newer, locale),
    lang,
    counts: {
      unchanged: count('unchanged'),
      changed: count('changed'),
      added: count('added'),
      removed: count('removed'),
    },
    clauses: compared,
  };
};

const earlierOf = compiledOnce((db, value: { policyId: string }) =>
  db
    .selectFrom('policy_versions')
    .selectAll()
    .where('policy_id', '=', value.policyId)
    .orderBy('effective_on', 'desc')
    .orderBy('id', 'desc'),
);

/**
 * Two texts of a document compared; null where the request names none.
 * @throws Problem 404 for a version that the document does not have, or twice the same
 */
export const comparisonOf = async (
  db: Db | Tx,
  current: Version & { body_id: string },
  request: { compare?: string | undefined; with?: string | undefined },
  locale: Locale,
): Promise<PolicyComparison | null> => {
  if (request.compare === undefined) return null;
  const [bodies, earlier] = await Promise.all([
    findBodies(db, [current.body_id]),
    earlierOf(db, { policyId: current.id }),
  ]);
  const body = bodies.get(current.body_id);
  const text = {
    ...current,
    html_zh: body?.html_zh ?? '',
    html_en: current.title_en === null ? null : (body?.html_en ?? null),
  };
  return compareTexts([text, ...earlier], [request.compare, request.with ?? current.id], locale);
};
