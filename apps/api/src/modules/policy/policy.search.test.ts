import { type PolicySummary, policyEndpoints } from '@zonekit/api-client/policy/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { industries } from '../../../../demo-data/src/policy/industries.ts';
import { policyRecords } from '../../../../demo-data/src/policy/policy-writer.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const TODAY = '2026-11-20';
const model = [...policyRecords(360, TODAY)];
let api: TestApi;

/** Whether a document has every term, in its text or in the name of a tag. */
const has = (policy: (typeof model)[number], q: string) =>
  q
    .split(' ')
    .every(
      (term) =>
        policy.search_text.includes(term) ||
        industries.some(({ id, name }) => policy.industries.includes(id) && name['zh-CN'].includes(term)),
    );

beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, demo: true });
  // What is typed is compared with the texts here; synonyms have their own tests.
  await sql`delete from search_synonyms`.execute(api.db);
});
afterAll(() => api.close());

type Query = Record<string, unknown>;
const list = async (query: Query, locale: 'zh-CN' | 'en' = 'zh-CN') => {
  const answer = await api.inject(policyEndpoints.listPolicies, { query }, { locale });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  return answer.body;
};
const walkAll = async (query: Query): Promise<PolicySummary[]> => {
  const items: PolicySummary[] = [];
  let cursor: string | null | undefined;
  do {
    const { data, page } = await list({ ...query, ...(cursor && { cursor }) });
    items.push(...data);
    cursor = page.next_cursor;
  } while (cursor);
  return items;
};
const text = (pieces: PolicySummary['title_hits']) => (pieces ?? []).map((piece) => piece.text).join('');
const marked = (pieces: PolicySummary['title_hits']) =>
  (pieces ?? []).filter((piece) => piece.hit).map((piece) => piece.text);

describe('search in Chinese', () => {
  it('finds every document with two characters, those with them in the title first', async () => {
    const hits = await walkAll({ q: '冷链', page_size: 17 });
    const expected = model.filter((policy) => has(policy, '冷链'));
    expect(new Set(hits.map((hit) => hit.id))).toEqual(new Set(expected.map((policy) => policy.id)));
    const inTitle = hits.map((hit) => hit.title_hits !== null);
    expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false));
    const dates = hits.filter((hit) => hit.title_hits).map((hit) => hit.published_on);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('finds a longer phrase only where it stands as it was typed', async () => {
    const q = '冷链物流与保税';
    const hits = await walkAll({ q });
    expect(hits.map((hit) => hit.id).sort()).toEqual(
      model
        .filter((policy) => policy.search_text.includes(q))
        .map((policy) => policy.id)
        .sort(),
    );
  });

  it('finds one character in titles', async () => {
    const hits = await walkAll({ q: '港', page_size: 100 });
    const expected = model.filter((policy) => policy.title_zh.includes('港'));
    expect(hits.map((hit) => hit.id).sort()).toEqual(expected.map((policy) => policy.id).sort());
    expect(hits.every((hit) => marked(hit.title_hits).includes('港'))).toBe(true);
  });

  it.each(['llwl', 'll', 'zxqy'])('finds titles by the initials %s of their pinyin', async (q) => {
    const hits = await walkAll({ q, page_size: 100 });
    const expected = model.filter((policy) => policy.title_initials.includes(q));
    expect(expected.length).toBeGreaterThan(0);
    const ids = hits.map((hit) => hit.id);
    for (const record of expected) expect(ids).toContain(record.id);
    if (q === 'llwl') expect(hits.some((hit) => marked(hit.title_hits).join('').includes('冷链物流'))).toBe(true);
  });

  it('finds a document by its number', async () => {
    const { data } = await list({ q: '东政发〔2026〕31号' });
    expect(data[0]?.id).toBe('pol-0001');
  });

  it('needs all terms', async () => {
    const hits = await walkAll({ q: '冷链 奖励' });
    expect(hits.map((hit) => hit.id).sort()).toEqual(
      model
        .filter((policy) => has(policy, '冷链 奖励'))
        .map((policy) => policy.id)
        .sort(),
    );
  });

  it('marks hits as pieces that make up the whole', async () => {
    const { data } = await list({ q: '冷链' });
    for (const item of data) {
      if (item.title_hits) expect(text(item.title_hits)).toBe(item.title);
      const tagged = item.industries.some(({ name }) => name.includes('冷链'));
      expect(tagged || [...marked(item.title_hits), ...marked(item.snippet)].length > 0).toBe(true);
      for (const hit of marked(item.snippet)) expect(hit).toBe('冷链');
    }
  });

  it.each(['%', '_', "'", '\\', "冷'链", '。', ':*', '!', '冷 & 链', '&|'])(
    'takes %s as text and not as syntax',
    async (q) => {
      const answer = await api.inject(policyEndpoints.listPolicies, { query: { q } });
      expect(answer.status).toBe(200);
    },
  );

  it('finds nothing where only punctuation was typed', async () => {
    expect((await list({ q: '。。' })).page.total).toBe(0);
  });
});

describe('search in English', () => {
  it('finds words by their stem and marks them', async () => {
    const { data } = await list({ q: 'rewarding purchases' }, 'en');
    const story = data.find((row) => row.id === 'pol-0007');
    expect(story?.lang).toBe('en');
    expect(marked(story?.title_hits ?? null)).toEqual(expect.arrayContaining(['Rewarding', 'purchase']));
  });

  it('finds cold-chain with and without its hyphen', async () => {
    const [a, b] = [await walkAll({ q: 'cold-chain' }), await walkAll({ q: 'cold chain' })];
    expect(a.length).toBeGreaterThan(10);
    expect(a.map((row) => row.id)).toEqual(b.map((row) => row.id));
  });

  it('shows the Chinese words of a document that has no others, and says so', async () => {
    const { data } = await list({ q: '便利跨境研发用物品进口' }, 'en');
    expect(data[0]).toMatchObject({ id: 'pol-0003', lang: 'zh-CN', title: '关于进一步便利跨境研发用物品进口的通知' });
    const { data: all } = await list({ page_size: 100 }, 'en');
    expect(new Set(all.map((item) => item.lang))).toEqual(new Set(['zh-CN', 'en']));
  });
});

describe('facets', () => {
  const validity = (expires: string | null) =>
    expires === null || expires > '2027-02-18' ? 'effective' : expires >= TODAY ? 'expiring' : 'expired';
  const tests = {
    level: (policy: (typeof model)[number], values: string[]) => values.includes(policy.level),
    department: (policy: (typeof model)[number], values: string[]) => values.includes(policy.department_id),
    industry: (policy: (typeof model)[number], values: string[]) => policy.industries.some((id) => values.includes(id)),
    year: (policy: (typeof model)[number], values: string[]) => values.includes(String(policy.year)),
    validity: (policy: (typeof model)[number], values: string[]) => values.includes(validity(policy.expires_on)),
  };
  type Name = keyof typeof tests;
  const names = Object.keys(tests) as Name[];

  it.each([
    [undefined, {}],
    [undefined, { level: ['municipal', 'district'] }],
    [undefined, { industry: ['ind-coldchain', 'ind-robot'], validity: ['effective'] }],
    ['冷链', { industry: ['ind-equipment'] }],
    ['冷链', { department: ['dg-government'], year: ['2026', '2025'] }],
    ['奖励', { level: ['national'], validity: ['expired', 'expiring'], industry: ['ind-it'] }],
  ] as [string | undefined, Partial<Record<Name, string[]>>][])(
    'of %s with %o count what a plain model counts',
    async (q, filters) => {
      const { data, page, facets } = await list({ ...(q && { q }), ...filters, page_size: 100 });
      const records = model.filter((policy) => !q || has(policy, q));
      const fits = (policy: (typeof model)[number], but?: Name) =>
        names.every((name) => name === but || !filters[name] || tests[name](policy, filters[name]));
      const left = records.filter((record) => fits(record));
      expect(page.total).toBe(left.length);
      expect(data.length).toBe(Math.min(100, left.length));
      for (const name of names) {
        const without = records.filter((record) => fits(record, name));
        for (const { value, count } of facets[name]) {
          expect(count, `${name} ${value}`).toBe(without.filter((record) => tests[name](record, [value])).length);
        }
      }
    },
  );

  it('take a department by name in either language', async () => {
    const [key, zh, en] = await Promise.all(
      ['dg-government', '东港市人民政府', 'Donggang Municipal Government'].map((department) => list({ department })),
    );
    expect(key?.page.total).toBeGreaterThan(0);
    expect(zh?.page.total).toBe(key?.page.total);
    expect(en?.page.total).toBe(key?.page.total);
  });
});

describe('paging', () => {
  it.each([{}, { q: '支持' }, { q: '冷链', level: 'municipal' }, { validity: 'expired' }])(
    'by cursor sees each row of %o exactly once',
    async (query) => {
      const hits = await walkAll({ ...query, page_size: 7 });
      const { page } = await list(query);
      expect(hits.length).toBe(page.total);
      expect(new Set(hits.map((hit) => hit.id)).size).toBe(hits.length);
    },
  );

  it('by number gives the same rows as by cursor', async () => {
    const byCursor = await walkAll({ q: '冷链', page_size: 9 });
    const pages = Math.ceil(byCursor.length / 9);
    const byNumber = (
      await Promise.all(
        Array.from({ length: pages }, (_, index) => list({ q: '冷链', page_size: 9, page_index: index + 1 })),
      )
    ).flatMap((page) => page.data);
    expect(byNumber.map((row) => row.id)).toEqual(byCursor.map((row) => row.id));
  });

  it('refuses a cursor of another list and a page beyond the depth', async () => {
    const { page } = await list({});
    const strange = await api.inject(policyEndpoints.listPolicies, { query: { cursor: page.next_cursor, q: '冷链' } });
    expect(strange.status).toBe(400);
    const deep = await api.inject(policyEndpoints.listPolicies, { query: { page_index: 501, page_size: 20 } });
    expect(deep.status).toBe(422);
  });

  it('finds the same by walking and by collecting', async () => {
    // A table that claims to be small is collected, one that claims many hits is walked: `walks` decides by the counts.
    const { rows } = await sql<{ id: string }>`
      select id from policies d where (d.search_vector @@ '''冷链'' | ''#i:ind-coldchain'''::tsquery) is true order by published_on desc, id desc limit 20`.execute(
      api.db,
    );
    const { data } = await list({ q: '冷链', sort: 'published_on' });
    expect(data.map((row) => row.id)).toEqual(rows.map((row) => row.id));
  });
});
