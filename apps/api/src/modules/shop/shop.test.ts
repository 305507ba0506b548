import { searchEndpoints } from '@zonekit/api-client/search/contract';
import { shopEndpoints } from '@zonekit/api-client/shop/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopId, shopRows, shopsIn } from '../../../../demo-data/src/shop/shop.rows.ts';
import { seed as seedShops } from '../../../../demo-data/src/shop/shop.seed.ts';
import { spaceRows } from '../../../../demo-data/src/space/space.rows.ts';
import { zoneWords } from '../../../../demo-data/src/zone-words.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { type NewRating, recordRating } from './rating/rating.repository.ts';
import { rankOf, summaryOf, sumsOf } from './rating/rating.ts';
import { shopTransfer } from './shop.transfer.ts';

const TODAY = '2026-11-20';
const { parks } = spaceRows(600, TODAY);
const rows = shopRows(parks, TODAY);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(`${TODAY}T10:00:00+08:00`), seed: [seedShops] });
});
afterAll(() => api.close());

const shops = async (query: object = {}, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  (await api.inject(shopEndpoints.listShops, { query: { page_size: 100, ...query } }, { locale })).body;
const shop = async (id: string, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  (await api.inject(shopEndpoints.getShop, { params: { shop_id: id } }, { locale })).body.data;

describe('providers of the demo', () => {
  it('are 60, the same each time, with a name, a number and licences of their own', () => {
    expect(rows).toHaveLength(60);
    expect(shopRows(parks, TODAY)).toEqual(rows);
    for (const column of ['id', 'name_zh', 'name_en', 'phone'] as const)
      expect(new Set(rows.map((row) => row[column])).size).toBe(60);
    expect(rows.every(({ licences }) => licences.length > 0)).toBe(true);
    const english = rows.flatMap((row) => Object.entries(row).filter(([column]) => column.endsWith('_en')));
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}|undefined|NaN/u);
    expect(JSON.stringify(shopRows(parks, TODAY, zoneWords('bsr')))).not.toMatch(/东港|Donggang/);
  });

  it('name those that work mainly in a field first', () => {
    expect(shopsIn('ip').slice(0, 4)).toEqual([37, 38, 39, 40].map(shopId));
  });
});

describe('providers', () => {
  it('are narrowed by what they sell, field and district, each counted without its own choice', async () => {
    const { data, facets, page } = await shops({ area: 'business', field: 'ip' });
    expect(page.total).toBe(rows.filter((row) => row.areas.includes('business') && row.fields.includes('ip')).length);
    expect(data.every(({ fields }) => fields.includes('ip'))).toBe(true);
    expect(facets.field.find(({ value }) => value === 'legal')?.count).toBeGreaterThan(0);
    const labels = (await shops({}, 'en')).facets.district.map(({ label }) => label);
    expect(labels).toContain('Bonded area');
  });

  it('of technology resources are a list of their own', async () => {
    const { body } = await api.inject(shopEndpoints.listIndustrialShops, { query: { page_size: 100 } });
    expect(body.page.total).toBe(24);
    expect(body.data.every(({ areas }) => areas.includes('technology'))).toBe(true);
  });

  it('are read in both languages, with licences, and 404 for an unknown id', async () => {
    expect(await shop('shop-037', 'en')).toMatchObject({ name: 'Donggang Zhiqiao IP Services', lang: 'en' });
    expect((await shop('shop-037')).licences[0]?.name).toBe('专利代理机构执业许可证');
    expect((await api.inject(shopEndpoints.getShop, { params: { shop_id: 'none' } })).status).toBe(404);
  });

  it('are in the search of everything, at what they sell', async () => {
    const { body } = await api.inject(searchEndpoints.searchAll, { query: { q: '知桥知识产权' } });
    expect(body.data.kinds.flatMap(({ hits }) => hits).map(({ path }) => path)).toContain('/business?shop=shop-037');
  });
});

describe('ratings', () => {
  const rating = (order_id: string, over: Partial<NewRating> = {}): NewRating => ({
    order_id,
    shop_id: 'shop-038',
    kind: 'service',
    offer_id: 'service-rated',
    offer_title: { 'zh-CN': '发明专利申请', en: 'Invention patent' },
    spec: { id: 'spec-1', name: { 'zh-CN': '标准版', en: 'Standard' } },
    enterprise_id: 'e-demo',
    score: 5,
    aspects: { expertise: 5, punctuality: 4 },
    text: '按时交稿',
    on_time: true,
    at: new Date(`${TODAY}T10:00:00+08:00`),
    ...over,
  });
  const record = (each: NewRating) => api.db.transaction().execute((tx) => recordRating(tx, each));

  it('count once for each order, and make average, distribution, punctuality and repeat', async () => {
    expect((await shop('shop-038')).rating).toMatchObject({ average: null, count: 0, on_time_rate: null, reviews: [] });
    expect(await record(rating('o-1'))).toBe(true);
    expect(await record(rating('o-1', { score: 1 }))).toBe(false);
    await record(rating('o-2', { score: 2, aspects: { expertise: 2 }, text: '', on_time: false }));
    await record(rating('o-3', { enterprise_id: 'e-other', score: 4, aspects: {}, text: '沟通顺畅' }));
    const { rating: shown } = await shop('shop-038');
    expect(shown).toMatchObject({ average: 3.7, count: 3, on_time_rate: 67, repeat_rate: 50 });
    expect(shown.distribution).toEqual(
      [5, 4, 3, 2, 1].map((score) => ({ score, count: [5, 4, 2].includes(score) ? 1 : 0 })),
    );
    // Who rated the whole alone counts for no aspect.
    expect(shown.aspects).toEqual([
      { aspect: 'expertise', average: 3.5 },
      { aspect: 'punctuality', average: 4 },
    ]);
    expect(shown.reviews.map(({ text }) => text)).toEqual(['按时交稿', '沟通顺畅']);
    expect(shown.reviews[0]).toMatchObject({ month: '2026-11', spec_name: '标准版', offer: { title: '发明专利申请' } });
  });

  it('bring a provider forward in the sort by rating', async () => {
    expect((await shops({ sort: 'rating' })).data[0]?.id).toBe('shop-038');
  });

  it('of a hundred count more than a single 5', () => {
    const many = sumsOf(Array.from({ length: 100 }, () => ({ score: 5, on_time: true })));
    const one = sumsOf([{ score: 5, on_time: true }]);
    expect(rankOf(many)).toBeGreaterThan(rankOf(one));
    expect(summaryOf(one).average).toBe(5);
    expect(rankOf(sumsOf([]))).toBe(0);
  });
});

describe('an operator', () => {
  it('reads back the providers that were written to a file, and leaves their rating', async () => {
    let cells: Record<string, string> | undefined;
    for await (const row of shopTransfer.read(api.db)) if (row.id === 'shop-038') cells = row;
    const write = (over: Record<string, string> = {}) =>
      api.db
        .transaction()
        .execute(async (tx) => shopTransfer.write?.(tx, shopTransfer.row.parse({ ...cells, ...over })));
    expect(await write()).toBe('same');
    expect(await write({ staff: '99' })).toBe('changed');
    expect(await write({ id: 'shop-new' })).toBe('added');
    expect((await shop('shop-038')).staff).toBe(99);
    expect((await shops({ sort: 'rating' })).data[0]?.id).toBe('shop-038');
    expect(shopTransfer.row.safeParse({ ...cells, district: 'moon' }).success).toBe(false);
  });
});
