import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { createFinder } from './find.ts';
import type { Filters } from './list.ts';
import { makeSample, makeSamples, sampleList, writeSamples } from './samples.fixture.ts';
import { makeSynonyms } from './search/synonyms.ts';

/** Without an index that holds its facets. */
const list = { ...sampleList, name: 'samples without a covering index', covered: false };
const NOW = new Date('2026-11-20T02:00:00Z');
/** PostgreSQL plans a prepared statement five times for its values before it compares a plan for all. */
const TIMES = 12;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await makeSynonyms(database.db);
  await makeSamples(database);
  const rows = Array.from({ length: 2_000 }, (_, index) => makeSample({ id: `w-${index}`, kind: 'bulk' }));
  await writeSamples(database.db, rows);
  await sql`vacuum analyze samples`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

test.each<[string, Filters]>([
  ['without a facet', {}],
  ['with a facet', { kind: ['bulk'] }],
])('the first page of a list %s keeps one plan and compares columns', async (_name, filters) => {
  await database.db.connection().execute(async (db) => {
    const finder = createFinder();
    const listQuery = { filters, scope: null, sort: 'opened_on' };
    const paging = { page_index: 1, page_size: 20, cursor: undefined };
    for (let time = 0; time < TIMES; time += 1) {
      const { ids } = await finder.page(db, list, listQuery, paging, NOW);
      expect(ids).toHaveLength(20);
    }
    const { rows } = await sql<{ statement: string; kept: number }>`
      select statement, generic_plans::integer as kept from pg_prepared_statements
      where statement like '%"samples" d%order by%' and (${filters.kind === undefined}) = (statement not like '%"kind" in%')`.execute(
      db,
    );
    expect(rows).toEqual([{ statement: expect.not.stringContaining('search_vector'), kept: expect.any(Number) }]);
    expect(rows[0]?.kept).toBeGreaterThanOrEqual(TIMES - 8);
  });
});
