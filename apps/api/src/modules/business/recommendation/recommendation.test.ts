import { recommendationEndpoints } from '@zonekit/api-client/business/recommendation/contract';
import { searchEndpoints } from '@zonekit/api-client/search/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recommendedProductRows, techniqueRows } from '../../../../../demo-data/src/business/recommendation.rows.ts';
import { zoneWords } from '../../../../../demo-data/src/zone-words.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { recommendedProductTable, techniqueTable } from './recommendation.repository.ts';
import { recommendedProductTransfer, techniqueTransfer } from './recommendation.transfer.ts';

const TODAY = '2026-11-20';
const products = recommendedProductRows(TODAY);
const techniques = techniqueRows(TODAY);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => new Date(`${TODAY}T10:00:00+08:00`),
    seed: [
      async ({ db }) => recommendedProductTable.write(db, products),
      async ({ db }) => techniqueTable.write(db, techniques),
    ],
  });
});
afterAll(() => api.close());

describe('recommendations of the demo', () => {
  it('are 40 products and 24 techniques in both languages, the same each time', () => {
    expect([products.length, techniques.length]).toEqual([40, 24]);
    expect([recommendedProductRows(TODAY), techniqueRows(TODAY)]).toEqual([products, techniques]);
    const english = JSON.stringify([products, techniques], (key, value: unknown) =>
      typeof value === 'string' && !key.endsWith('_en') && key !== 'en' ? undefined : value,
    );
    expect(english).not.toMatch(/\p{Script=Han}|undefined|NaN/u);
    expect(JSON.stringify(zoneWords('bsr')([products, techniques]))).not.toMatch(/东港|自贸区|Donggang|FTZ|港口大道/);
    expect([...products, ...techniques].every(({ published_on }) => published_on < TODAY)).toBe(true);
  });
});

describe('recommended products', () => {
  it('are narrowed by field and list, and read in both languages', async () => {
    const { body } = await api.inject(recommendationEndpoints.listRecommendedProducts, {
      query: { field: 'robots', page_size: 50 },
    });
    expect(body.page.total).toBe(8);
    expect(body.facets.field.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    const detail = await api.inject(
      recommendationEndpoints.getRecommendedProduct,
      { params: { obj_id: 'recommended-001' } },
      { locale: 'en' },
    );
    expect(detail.body.data).toMatchObject({ title: 'Four-way shuttle LS-60 for cold stores', lang: 'en' });
    expect(detail.body.data.related).toHaveLength(4);
    expect(detail.body.data.price_from?.amount).toBe(28_000_000);
    const none = await api.inject(recommendationEndpoints.getRecommendedProduct, { params: { obj_id: 'none' } });
    expect(none.status).toBe(404);
  });
});

describe('new techniques', () => {
  it('are narrowed by stage and offer, found by their use, and saved as a table', async () => {
    const list = (query: Record<string, unknown>) => api.inject(recommendationEndpoints.listTechniques, { query });
    const series = (await list({ stage: 'series', page_size: 50 })).body;
    expect(series.page.total).toBe(techniques.filter(({ maturity }) => maturity >= 7).length);
    expect(series.data.every(({ maturity }) => maturity >= 7)).toBe(true);
    expect((await list({ q: '船厂' })).body.data.length).toBeGreaterThan(0);
    const file = await api.inject(recommendationEndpoints.techniquesFile, { params: { format: 'csv' }, query: {} });
    expect(file.raw.toString().trim().split('\n')).toHaveLength(25);
  });

  it('are in the search of everything, at their place in the list', async () => {
    const { body } = await api.inject(searchEndpoints.searchAll, { query: { q: '真空绝热板封边工艺' } });
    const paths = body.data.kinds.flatMap(({ hits }) => hits).map(({ path }) => path);
    expect(paths.some((path) => path.startsWith('/business/newTechnique?q=') && path.endsWith('#technique-001'))).toBe(
      true,
    );
  });
});

describe('an operator', () => {
  it.each([
    ['recommended products', recommendedProductTransfer, 'recommended-002'],
    ['techniques', techniqueTransfer, 'technique-002'],
  ] as const)('reads back the %s that were written to a file', async (_name, which, id) => {
    let cells: Record<string, string> | undefined;
    for await (const row of which.read(api.db)) if (row.id === id) cells = row;
    const write = (over: Record<string, string> = {}) =>
      api.db.transaction().execute(async (tx) => which.write?.(tx, which.row.parse({ ...cells, ...over })));
    expect(await write()).toBe('same');
    expect(await write({ headline_zh: '新说法' })).toBe('changed');
    expect(await write({ id: `${id}-new` })).toBe('added');
  });
});
