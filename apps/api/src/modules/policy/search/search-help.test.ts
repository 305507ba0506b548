import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T02:00:00Z'), demo: true });
  await sql`insert into search_synonyms (id, terms) values ('test', '{甲乙丙丁,制冷机组}')`.execute(api.db);
});
afterAll(() => api.close());

const ask = async (name: 'listPolicies' | 'listDeclarations', query: Record<string, unknown>) => {
  const answer = await api.inject(policyEndpoints[name], { query });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  return answer.body;
};
const total = async (q: string) => (await ask('listPolicies', { q })).page.total;

describe('a search', () => {
  it('finds what a synonym finds', async () => {
    const { data, page } = await ask('listDeclarations', { q: '安家费', page_size: 100 });
    expect(page.total).toBeGreaterThan(0);
    expect(data[0]?.title).toContain('安家补贴');
    expect(await total('补贴')).toBe(await total('补助'));
    expect(await total('甲乙丙丁')).toBe(await total('制冷机组'));
  });

  it('finds the terms of a phrase where no document has the phrase', async () => {
    expect(await total('冷链补贴')).toBe(await total('冷链 补贴'));
    expect(await total('冷链机器人')).toBe(await total('冷链 机器人'));
  });

  it('marks synonyms and the characters of full pinyin', async () => {
    const marked = async (q: string) =>
      (await ask('listPolicies', { q })).data.flatMap(({ title_hits }) =>
        (title_hits ?? []).flatMap(({ text, hit }) => (hit ? [text] : [])),
      );
    expect(await marked('高企')).toContain('高新技术企业');
    expect((await marked('lenglian')).join()).toContain('冷链');
  });

  it('counts each document once, page by page', async () => {
    const ids: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { data, page } = await ask('listPolicies', { q: '冷链 补贴', page_size: 9, ...(cursor && { cursor }) });
      ids.push(...data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(await total('冷链 补贴'));
  });
});

describe('help', () => {
  it('is not given where enough is found, nor where nothing was asked for', async () => {
    expect((await ask('listPolicies', { q: '冷链' })).help).toBeNull();
    expect((await ask('listPolicies', {})).help).toBeNull();
  });

  it('suggests a spelling with as many hits as it says', async () => {
    const { page, help } = await ask('listPolicies', { q: '冷链勿流' });
    expect(page.total).toBe(0);
    expect(help?.suggestion?.q).toBe('冷链物流');
    expect(help?.suggestion?.total).toBe(await total('冷链物流'));
  });

  it('suggests nothing where nothing resembles the search', async () => {
    expect((await ask('listPolicies', { q: 'qqqqqqqq' })).help).toEqual({
      suggestion: null,
      without: [],
      elsewhere: [],
    });
  });

  it('tells the hits without one facet, as the list then has them', async () => {
    const query = { q: '冷链', level: 'national', year: '2026', validity: 'expired' };
    const { page, help } = await ask('listPolicies', query);
    expect(page.total).toBe(0);
    expect(help?.without.length).toBeGreaterThan(0);
    for (const { facet, total } of help?.without ?? []) {
      expect((await ask('listPolicies', { ...query, [facet]: undefined })).page.total).toBe(total);
    }
  });

  it('tells the hits of the other list', async () => {
    const { help } = await ask('listPolicies', { q: '海岸英才' });
    const total = (await ask('listDeclarations', { q: '海岸英才' })).page.total;
    expect(total).toBeGreaterThan(0);
    expect(help?.elsewhere).toEqual([{ list: 'declarations', total }]);
  });
});
