import type { Locale } from '@zonekit/api-client/contract';
import type { PolicyComparison, PolicyVersion } from '@zonekit/api-client/policy/contract';
import { compiledOnce } from '../../../database/compiled.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import { clausesOf } from './clauses.ts';
import { compareClauses } from './compare.ts';
import type { VersionTables } from './version.tables.ts';

/** A text of a document, the present one or one that it replaced. */
type Text = Omit<VersionTables['policy_versions'], 'policy_id' | 'ended_on'> & { ended_on: string | null };

const present = (text: Text, locale: Locale): PolicyVersion => {
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

const comparisonOf = (texts: readonly Text[], ids: readonly [string, string], locale: Locale): PolicyComparison => {
  const chosen = texts.filter(({ id }) => ids.includes(id));
  const [newer, older] = chosen;
  if (!newer || !older) throw new Problem(404, 'not_found');
  const english = locale === 'en' && newer.html_en !== null && older.html_en !== null;
  const lang = english ? 'en' : 'zh-CN';
  const clauses = (text: Text) => clausesOf((english && text.html_en) || text.html_zh);
  const compared = compareClauses(clauses(older), clauses(newer), lang);
  const count = (change: string) => compared.filter((clause) => clause.change === change).length;
  return {
    older: present(older, locale),
    newer: present(newer, locale),
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
 * The texts of a document, the newest first, and two of them compared.
 * @throws Problem 404 for a version that the document does not have, or twice the same
 */
export const versionsOf = async (
  db: Db | Tx,
  current: Text,
  request: { compare?: string | undefined; with?: string | undefined },
  locale: Locale,
): Promise<{ versions: PolicyVersion[]; comparison: PolicyComparison | null }> => {
  const earlier = await earlierOf(db, { policyId: current.id });
  const texts: Text[] = [current, ...earlier];
  return {
    versions: texts.map((text) => present(text, locale)),
    comparison:
      request.compare === undefined ? null : comparisonOf(texts, [request.compare, request.with ?? current.id], locale),
  };
};
