import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import {
  makeSample,
  makeSamples,
  type Sample,
  sampleEndpoints,
  sampleModule,
  writeSamples,
} from './samples.fixture.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, extra: [sampleModule], seed: [makeSamples] });
}, 120_000);
afterAll(() => api.close());
beforeEach(() => sql`truncate samples`.execute(api.db));

type Query = Record<string, unknown>;
const list = async (query: Query, as?: 'demo' | 'staff') => {
  const answer = await api.inject(sampleEndpoints.list, { query }, { as });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  return answer.body;
};
const ids = async (query: Query, as?: 'demo' | 'staff') => (await list(query, as)).data.map(({ id }) => id);

/** Every id of a list by its cursors; `between` happens after each page. */
const byCursor = async (query: Query, between: (page: number) => Promise<void> = async () => undefined) => {
  const seen: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; ; page += 1) {
    const answer: Awaited<ReturnType<typeof list>> = await list({ ...query, ...(cursor && { cursor }) });
    seen.push(...answer.data.map(({ id }) => id));
    cursor = answer.page.next_cursor;
    if (cursor === null) return seen;
    expect(page).toBeLessThan(200);
    await between(page);
  }
};

describe('a list that a domain declares', () => {
  const all: Sample[] = [
    makeSample({
      id: 'w-1',
      title_zh: '冷链集装箱码头',
      title_en: 'Cold-chain terminal',
      opened_on: '2025-03-01',
      year: 2025,
    }),
    makeSample({
      id: 'w-2',
      title_zh: '矿石码头',
      goods: ['ore', 'steel'],
      kind: 'bulk',
      opened_on: '2026-12-01',
      depth: 22,
    }),
    makeSample({
      id: 'w-3',
      title_zh: '水果泊位',
      goods: ['fruit'],
      opened_on: '2026-06-01',
      depth: 9,
      owner: 'u-staff',
    }),
  ];
  beforeEach(() => writeSamples(api.db, all));

  it.each([
    ['码头', ['w-2', 'w-1']],
    ['泊', ['w-3']],
    ['llj', ['w-1']],
    ['terminals', ['w-1']],
    ['码头 ore', ['w-2']],
  ])('is searched for %s', async (q, expected) => expect(await ids({ q })).toEqual(expected));

  it('marks the hits', async () => {
    const { data } = await list({ q: '冷链' });
    expect(data[0]?.title_hits).toEqual([
      { text: '冷链', hit: true },
      { text: '集装箱码头', hit: false },
    ]);
  });

  it.each([
    [{}, ['w-2', 'w-3', 'w-1']],
    [{ sort: 'depth' }, ['w-3', 'w-1', 'w-2']],
    [{ kind: 'container' }, ['w-3', 'w-1']],
    [{ goods: ['fruit', 'ore'] }, ['w-2', 'w-3']],
    [{ year: '2025' }, ['w-1']],
    [{ state: 'planned' }, ['w-2']],
    [{ kind: ['container', 'bulk'], goods: 'steel', state: 'open' }, ['w-1']],
    [{ kind: 'no such kind' }, []],
  ])('is narrowed and sorted by %o', async (query, expected) => expect(await ids(query)).toEqual(expected));

  it('counts each facet without its own choice', async () => {
    const { facets } = await list({ kind: 'bulk' });
    expect(facets.kind).toEqual([
      { value: 'container', label: 'container', count: 2 },
      { value: 'bulk', label: 'bulk', count: 1 },
    ]);
    expect(facets.goods).toEqual([
      { value: 'steel', label: 'steel', count: 1 },
      { value: 'ore', label: 'ore', count: 1 },
    ]);
    expect(facets.year).toEqual([{ value: '2026', label: '2026', count: 1 }]);
  });

  it('shows an owner the own rows alone, in page, counts and file', async () => {
    expect(await ids({}, 'staff')).toEqual(['w-3']);
    const { page, facets } = await list({}, 'staff');
    expect(page.total).toBe(1);
    expect(facets.kind).toEqual([{ value: 'container', label: 'container', count: 1 }]);
    const input = { params: { format: 'json' } };
    const file = await api.inject(sampleEndpoints.file, input, { as: 'staff' });
    expect(file.body.map((row: { id: string }) => row.id)).toEqual(['w-3']);
  });

  it('is narrowed by the ends of a range, both included, alone and within the own rows', async () => {
    expect(await ids({ depth_min: 9, depth_max: 22, sort: 'depth' })).toEqual(['w-3', 'w-1', 'w-2']);
    expect(await ids({ depth_max: 9.9, depth_min: 8.1 })).toEqual(['w-3']);
    expect((await list({ depth_min: 22 })).facets.kind).toEqual([{ value: 'bulk', label: 'bulk', count: 1 }]);
    expect(await ids({ depth_min: 10 }, 'staff')).toEqual([]);
    expect(await ids({ depth_max: 9 }, 'staff')).toEqual(['w-3']);
    expect((await api.inject(sampleEndpoints.list, { query: { depth_min: 'deep' } })).status).toBe(422);
  });

  it('refuses a sort that it was not given', async () => {
    expect((await api.inject(sampleEndpoints.list, { query: { sort: 'owner' } })).status).toBe(422);
  });
});

describe('paging', () => {
  const rows = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z0-9]{1,6}$/),
      depth: fc.integer({ min: 0, max: 3 }),
      opened_on: fc.constantFrom('2024-02-29', '2025-01-01', '2025-12-31'),
    }),
    { minLength: 1, maxLength: 40, selector: ({ id }) => id },
  );
  const sorts = fc.constantFrom('depth', 'opened_on', 'relevance');
  const sizes = fc.integer({ min: 1, max: 9 });
  const sorted = (list: readonly string[]) => [...list].sort();

  it('by cursor visits each row once while others are inserted', () =>
    fc.assert(
      fc.asyncProperty(rows, sorts, sizes, fc.constantFrom('', '码头'), async (given, sort, page_size, q) => {
        await sql`truncate samples`.execute(api.db);
        await writeSamples(api.db, given.map(makeSample));
        const seen = await byCursor({ sort, page_size, ...(q && { q }) }, (page) =>
          writeSamples(api.db, [
            makeSample({ id: `NEW-${page}`, depth: page % 4, opened_on: page % 2 ? '2024-02-29' : '2026-01-01' }),
          ]),
        );
        expect(new Set(seen).size).toBe(seen.length);
        expect(sorted(seen.filter((id) => !id.startsWith('NEW')))).toEqual(sorted(given.map(({ id }) => id)));
      }),
      { numRuns: 25 },
    ));

  it('by number visits each row once, and misses none while others are inserted before it', () =>
    fc.assert(
      fc.asyncProperty(rows, sorts, sizes, fc.boolean(), async (given, sort, page_size, inserting) => {
        await sql`truncate samples`.execute(api.db);
        await writeSamples(api.db, given.map(makeSample));
        const seen: string[] = [];
        for (let page_index = 1; ; page_index += 1) {
          const pageIds = await ids({ sort, page_size, page_index });
          seen.push(...pageIds.filter((id) => !id.startsWith('NEW')));
          if (pageIds.length < page_size) break;
          if (inserting && page_index < 4)
            await writeSamples(api.db, [makeSample({ id: `NEW-${page_index}`, depth: 0, opened_on: '2026-01-01' })]);
        }
        expect(sorted([...new Set(seen)])).toEqual(sorted(given.map(({ id }) => id)));
        if (!inserting) expect(seen.length).toBe(given.length);
      }),
      { numRuns: 25 },
    ));
});

describe("somebody's own rows", () => {
  const question = fc.record({
    sort: fc.constantFrom('depth', 'opened_on', 'relevance'),
    page_index: fc.integer({ min: 1, max: 3 }),
    page_size: fc.integer({ min: 1, max: 9 }),
    kind: fc.subarray(['container', 'bulk', 'none'], { minLength: 0 }),
    goods: fc.subarray(['ore', 'fruit']),
    state: fc.subarray(['open', 'planned']),
  });
  const sample = fc.record({
    id: fc.stringMatching(/^[a-z0-9]{1,6}$/),
    owner: fc.constant('u-staff'),
    depth: fc.integer({ min: 0, max: 3 }),
    opened_on: fc.constantFrom('2024-02-29', '2025-01-01', '2026-12-31'),
    kind: fc.constantFrom('container', 'bulk'),
    goods: fc.subarray(['ore', 'fruit']),
  });

  it('are listed alike whether they are read together or, being many, walked', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(sample, { maxLength: 20, selector: ({ id }) => id }),
        fc.constantFrom(0, 101),
        question,
        async (given, more, query) => {
          await sql`truncate samples`.execute(api.db);
          const many = Array.from({ length: more }, (_, number) => ({ id: `MORE-${number}`, owner: 'u-staff' }));
          await writeSamples(api.db, [...given, ...many].map(makeSample));
          // All rows are this owner's: a visitor, who sees every row, gets the same rows from a walk.
          expect(await list(query, 'staff')).toEqual(await list(query));
          // With nothing chosen, the rows of the page are read by the same query.
          const all = { ...query, kind: [], goods: [], state: [] };
          expect(await list(all, 'staff')).toEqual(await list(all));
        },
      ),
      { numRuns: 60 },
    ));
});

describe('odd questions', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'\u0000\'"\\%_&|!():*<->#~冷链码头〔〕１Ａ \t\n\u{20000}'), maxLength: 20 }),
    fc.constantFrom('\u0000', '冷\u0000链港口', '%', "'", '\\', ':*', '\ud800', '-'.repeat(100), '港'.repeat(100)),
  );
  const cursor = fc.oneof(
    odd.map((text) => Buffer.from(text).toString('base64url')),
    fc.tuple(fc.constantFrom('opened_on', 'depth', 'relevance'), fc.anything(), odd, odd).map((parts) =>
      Buffer.from(JSON.stringify(parts) ?? '')
        .toString('base64url')
        .slice(0, 400),
    ),
    fc
      .tuple(fc.constantFrom('2026-13-45', '2026-02-30', '0000-01-01', '9'.repeat(18), '-1', '2026-01-01'), odd)
      .map(([key, id]) => Buffer.from(JSON.stringify(['opened_on', 0, key, id])).toString('base64url')),
  );
  const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
  const question = fc.record({
    q: maybe(odd),
    kind: maybe(fc.array(odd, { maxLength: 3 })),
    goods: maybe(odd),
    year: maybe(fc.constantFrom('2026', '0000', '9999', 'x')),
    depth_min: maybe(odd),
    state: maybe(fc.constantFrom('open', 'none')),
    sort: maybe(fc.constantFrom('relevance', 'opened_on', 'depth', 'id')),
    cursor: maybe(cursor),
    page_index: maybe(fc.constantFrom(1, 2, 501, 0, -1, 'x')),
    page_size: maybe(fc.constantFrom(1, 20, 100, 101)),
  });

  it('are answered or refused, and break nothing', async () => {
    await writeSamples(api.db, [makeSample({ id: 'w-1' }), makeSample({ id: 'w-2', kind: '=1+1' })]);
    await fc.assert(
      fc.asyncProperty(question, async (query) => {
        const { status, error } = await api.inject(sampleEndpoints.list, { query });
        expect([200, 400, 422], JSON.stringify(error)).toContain(status);
      }),
      { numRuns: 300 },
    );
  });
});
