import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { Db } from '../context.ts';
import { createFinder } from './find.ts';
import type { Filters, Scope } from './list.ts';
import { makeSample, makeSamples, sampleList, writeSamples } from './samples.fixture.ts';
import { makeSynonyms } from './search/synonyms.ts';

const ROWS = 20_000;
const NOW = new Date('2026-11-20T02:00:00Z');
const titles = ['冷链集装箱码头', '矿石散货码头', '粮食筒仓泊位', '滚装泊位', '客运码头'];
const kinds = ['container', 'bulk', 'grain', 'ferry'];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await makeSynonyms(db);
  await makeSamples({ db });
  for (let from = 0; from < ROWS; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, index) => {
      const number = from + index;
      const opened = new Date(Date.UTC(2010, 0, 1) + ((number * 7919) % 6000) * 86_400_000).toISOString().slice(0, 10);
      return makeSample({
        id: `w-${number}`,
        // One in a thousand is rare.
        title_zh: number % 1_000 === 7 ? `液化气专用${number}号` : `${titles[number % titles.length]}${number}号`,
        kind: kinds[number % kinds.length] ?? '',
        owner: `u-${number % 500}`,
        opened_on: opened,
        year: Number(opened.slice(0, 4)),
        depth: number % 30,
      });
    });
    await writeSamples(db, rows);
  }
  await sql`vacuum analyze samples, search_synonyms`.execute(db);
}, 120_000);
afterAll(() => database.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The plans of all queries that run meanwhile. */
const plansOf = async (work: (db: Db) => Promise<unknown>): Promise<{ text: string; plan: Plan }[]> => {
  const queries: RootOperationNode[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(database.db.withPlugin(listening) as Db);
  const executor = database.db.getExecutor();
  return Promise.all(
    queries.map(async (node) => {
      const { sql: text, parameters } = executor.compileQuery(node, { queryId: 'explained' });
      const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
      const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained);
      return { text, plan: rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' } };
    }),
  );
};

describe('with 20,000 rows', () => {
  const own: Scope = { key: 'u-7', where: sql`d.owner = 'u-7'` };
  it.each<[string, { q?: string; filters?: Filters; sort?: string; scope?: Scope | null; cursor?: string }]>([
    ['the newest', {}],
    ['another sort', { sort: 'depth' }],
    ['a rare word', { q: '液化气专用', sort: 'relevance' }],
    ['initials', { q: 'yhqzy', sort: 'relevance' }],
    ['one character', { q: '液', sort: 'relevance' }],
    ['a rare word and a facet', { q: '液化气', filters: { kind: ['ferry'] }, sort: 'relevance' }],
    ['two facets', { filters: { kind: ['bulk'], year: ['2015'] } }],
    ['a page behind a cursor', { cursor: 'WyJvcGVuZWRfb24iLDAsIjIwMTUtMDYtMDEiLCJ3LTcwMDAiXQ' }],
    ["one owner's", { scope: own }],
    ["one owner's by a facet", { scope: own, filters: { kind: ['ferry'] } }],
  ])('%s: no rows are read that no index leads to', async (_name, { cursor, filters = {}, scope = null, ...rest }) => {
    const listQuery = { filters, scope, sort: 'opened_on', ...rest };
    const paging = { page_index: 1, page_size: 20, cursor };
    const plans = await plansOf(async (db) => {
      const { ids } = await createFinder().page(db, sampleList, listQuery, paging, NOW);
      expect(ids.length).toBeGreaterThan(0);
    });
    expect(plans.length).toBeGreaterThan(0);
    for (const { text, plan } of plans) {
      // Counting all rows reads all rows; who has many gives its facets an index of their own.
      if (/from "samples" as d +group by/.test(text)) continue;
      // The synonyms are read whole, which PostgreSQL does without an index once it has counted their few rows.
      const scans = nodesOf(plan).filter(
        (node) =>
          node['Node Type'] === 'Seq Scan' && node['Relation Name'] && node['Relation Name'] !== 'search_synonyms',
      );
      expect(scans, text).toEqual([]);
    }
  });
});
