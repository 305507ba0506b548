import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import type { Db } from '../../../frame/context.ts';
import { type ExpectedQuery, queries } from './queries.ts';

/** Hits that are looked at. */
const FIRST = 5;
/** The least share of queries that are answered. Source: issue 15, item 3. */
export const GOAL = 0.95;

interface Answer {
  data: { id: string }[];
  help: { suggestion: { q: string } | null } | null;
}

/** Asks one list; `q` and the number of rows are its query. */
export type Ask = (
  endpoint: typeof policyEndpoints.listPolicies | typeof policyEndpoints.listDeclarations,
  query: { q: string; page_size: number },
) => Promise<Answer>;

export interface Missed {
  query: ExpectedQuery;
  titles: string[];
  suggestion: string | null;
}

interface Row {
  id: string;
  title_zh: string;
  theme: string;
}

const expected = ({ title, themes }: ExpectedQuery, row: Row): boolean =>
  title === undefined ? (themes?.includes(row.theme) ?? false) : row.title_zh.includes(title);

/**
 * Asks every query of the set. One is answered where the first five hits have what it expects; a misspelled one also where
 * the suggestion's first five have it.
 */
export const hitRate = async (db: Db, ask: Ask): Promise<{ total: number; missed: Missed[] }> => {
  const rowsOf = async (table: 'policies' | 'declarations') =>
    new Map((await db.selectFrom(table).select(['id', 'title_zh', 'theme']).execute()).map((row) => [row.id, row]));
  const rows = { policies: await rowsOf('policies'), declarations: await rowsOf('declarations') };
  const missed: Missed[] = [];
  for (const query of queries) {
    const endpoint = query.list === 'policies' ? policyEndpoints.listPolicies : policyEndpoints.listDeclarations;
    const search = async (q: string) => {
      const { data, help } = await ask(endpoint, { q, page_size: FIRST });
      const hits = data.flatMap(({ id }) => rows[query.list].get(id) ?? []);
      return { hits, suggestion: help?.suggestion?.q ?? null };
    };
    const { hits, suggestion } = await search(query.q);
    const corrected = query.kind === 'misspelled' && suggestion !== null ? (await search(suggestion)).hits : [];
    if ([...hits, ...corrected].some((row) => expected(query, row))) continue;
    missed.push({ query, titles: hits.map((row) => row.title_zh), suggestion });
  }
  return { total: queries.length, missed };
};

/** The result in words, a line for each query that was missed. */
export const reportOf = ({ total, missed }: Awaited<ReturnType<typeof hitRate>>): string =>
  [
    `${total - missed.length} of ${total} queries answered in the first five (${(((total - missed.length) / total) * 100).toFixed(1)} %)`,
    ...missed.map(
      ({ query: { q, list, kind, title, themes }, titles, suggestion }) =>
        `  ${kind}, ${list}: ${q} expects ${title ?? themes?.join(' or ')}; found ${titles.join(' / ') || 'nothing'}; suggested ${suggestion ?? 'nothing'}`,
    ),
  ].join('\n');
