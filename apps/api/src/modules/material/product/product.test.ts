import { productEndpoints } from '@zonekit/api-client/material/product/contract';
import { searchEndpoints } from '@zonekit/api-client/search/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as seedServices } from '../../../../../demo-data/src/business/business.seed.ts';
import { seed as seedProducts } from '../../../../../demo-data/src/material/material.seed.ts';
import { productRows, stockRows } from '../../../../../demo-data/src/material/product.rows.ts';
import { seed as seedShops } from '../../../../../demo-data/src/shop/shop.seed.ts';
import { zoneWords } from '../../../../../demo-data/src/zone-words.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { arrivalAt, arrivalWords } from './arrival.ts';
import { materialSellable, pieceOf } from './product.sellable.ts';
import { productTransfer, stockTransfer, warehouseTransfer } from './product.transfer.ts';

// A Friday.
const NOW = new Date('2026-11-20T10:00:00+08:00');
const rows = productRows();
const stock = stockRows(rows);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW, seed: [seedShops, seedServices, seedProducts] });
});
afterAll(() => api.close());

type Locale = 'zh-CN' | 'en';
const products = async (query: object = {}, locale: Locale = 'zh-CN') =>
  (await api.inject(productEndpoints.listMallProducts, { query: { page_size: 100, ...query } }, { locale })).body;
const product = async (id: string, locale: Locale = 'zh-CN') =>
  (await api.inject(productEndpoints.getMallProduct, { params: { obj_id: id } }, { locale })).body.data;
const quantityIn = async (spec_id: string, warehouse_id: string) =>
  (
    await api.db
      .selectFrom('material_stock')
      .select('quantity')
      .where('spec_id', '=', spec_id)
      .where('warehouse_id', '=', warehouse_id)
      .executeTakeFirstOrThrow()
  ).quantity;
const setQuantity = (spec_id: string, quantity: number) =>
  api.db.updateTable('material_stock').set({ quantity }).where('spec_id', '=', spec_id).execute();

describe('goods of the demo', () => {
  it('are 300 of the mall and 400 consumables with names of their own, the same each time', () => {
    expect([300, 400]).toEqual(
      ['mall', 'consumable'].map((catalogue) => rows.filter((row) => row.catalogue === catalogue).length),
    );
    expect(productRows()).toEqual(rows);
    for (const column of ['title_zh', 'title_en'] as const)
      expect(new Set(rows.map((row) => row[column])).size).toBe(700);
    expect(JSON.stringify(zoneWords('bsr')(rows))).not.toMatch(/东港|Donggang/);
  });

  it('have English for each text, and are cheaper in quantity', () => {
    const english = JSON.stringify(rows, (key, value: unknown) =>
      typeof value === 'string' && !key.endsWith('_en') ? undefined : value,
    );
    expect(english).not.toMatch(/\p{Script=Han}|undefined|NaN/u);
    for (const { specs } of rows)
      for (const { tiers } of specs) {
        expect(tiers[0]?.from).toBe(1);
        expect(tiers.every(({ price }, place) => place === 0 || price <= (tiers[place - 1]?.price ?? 0))).toBe(true);
      }
  });

  it('keep hazardous goods in one warehouse', () => {
    const hazardous = new Set(rows.filter(({ hazard }) => hazard === 'hazardous').map(({ id }) => id));
    expect(hazardous.size).toBeGreaterThan(20);
    expect(
      new Set(stock.filter((row) => hazardous.has(row.product_id)).map(({ warehouse_id }) => warehouse_id)),
    ).toEqual(new Set(['wh-bonded']));
  });
});

describe('goods', () => {
  it('are narrowed by category, warehouse and stock, each facet counted without its own choice', async () => {
    const { data, facets, page } = await products({ category: 'thermal_sealing' });
    expect(page.total).toBe(rows.filter(({ category }) => category === 'thermal_sealing').length);
    expect(data.every(({ category }) => category.name === '导热与密封')).toBe(true);
    expect(facets.category.reduce((sum, { count }) => sum + count, 0)).toBe(300);
    const out = await products({ stock: 'out_of_stock' });
    expect(out.page.total).toBeGreaterThan(0);
    expect(out.data.every((each) => each.stock === 0 && each.earliest === null)).toBe(true);
    const { body } = await api.inject(productEndpoints.listConsumables, { query: { warehouse: 'wh-port' } });
    expect(body.data.every(({ hazard }) => hazard === 'none')).toBe(true);
    expect(body.facets.warehouse.map(({ label }) => label)).toContain('临港二号仓');
  });

  it('say which warehouse delivers first, and when', async () => {
    const shown = await product('product-001');
    expect(shown.title).toBe('低温导热硅脂 HX-60');
    expect(shown.specs[0]?.stock.map(({ warehouse, arrival }) => [warehouse.id, arrival])).toEqual([
      ['wh-bay', '今天15:00前'],
      ['wh-bonded', '今天18:00前'],
      ['wh-port', '11-23 18:00前'],
    ]);
    const first = shown.specs[0]?.stock.find(({ quantity }) => quantity > 0);
    expect(shown.earliest?.warehouse.id).toBe(first?.warehouse.id);
    expect((await product('product-001', 'en')).figures[3]).toMatchObject({ name: 'Shelf life', value: '24 months' });
    expect((await api.inject(productEndpoints.getMallProduct, { params: { obj_id: 'none' } })).status).toBe(404);
  });

  it('are in the search of everything', async () => {
    const { body } = await api.inject(searchEndpoints.searchAll, { query: { q: '低温导热硅脂 HX-60' } });
    const paths = body.data.kinds.flatMap(({ hits }) => hits).map(({ path }) => path);
    expect(paths).toContain('/material/product/product-001');
  });
});

describe('warehouses', () => {
  it('are three, the nearest first', async () => {
    const { body } = await api.inject(productEndpoints.listWarehouses, {}, { locale: 'en' });
    expect(body.data.map(({ name }) => name)).toEqual([
      'Innovation Bay Forward Warehouse',
      'Bonded Zone Warehouse 1',
      'Harbourside Warehouse 2',
    ]);
    expect(body.data.every((each) => each.products > 100)).toBe(true);
  });

  it.each([
    ['before the cutoff', '2026-11-20T11:29:00+08:00', 0, '2026-11-20T18:00:00+08:00'],
    ['at the cutoff on a Friday', '2026-11-20T11:30:00+08:00', 0, '2026-11-23T18:00:00+08:00'],
    ['on a Saturday', '2026-11-21T09:00:00+08:00', 0, '2026-11-23T18:00:00+08:00'],
    ['with a day of transit over a weekend', '2026-11-20T09:00:00+08:00', 1, '2026-11-23T18:00:00+08:00'],
    ['in the week of the national day', '2026-09-30T12:00:00+08:00', 0, '2026-10-08T18:00:00+08:00'],
  ])('deliver on working days: %s', (_title, now, transit_days, arrives) => {
    expect(arrivalAt({ cutoff: '11:30', transit_days, arrives_by: '18:00' }, new Date(now))).toBe(arrives);
  });

  it('say tomorrow for the next day', () => {
    expect(arrivalWords('2026-11-21T18:00:00+08:00', NOW, 'zh-CN')).toBe('明天18:00前');
    expect(arrivalWords('2026-11-21T18:00:00+08:00', NOW, 'en')).toBe('tomorrow by 18:00');
  });
});

const choice = {
  offer_id: 'product-001',
  spec_id: 'product-001-s1',
  warehouse_id: 'wh-bonded',
  option_ids: [],
  use_voucher: false,
};
const buyer = { user_id: 'u-demo', enterprise_id: 'e-demo' };
const take = (id: string, quantity: number) =>
  api.db.transaction().execute((tx) => materialSellable.take(tx, { id, buyer, now: NOW }, { ...choice, quantity }));
const giveBack = (id: string) => api.db.transaction().execute((tx) => materialSellable.giveBack(tx, { id, now: NOW }));

describe('an offer', () => {
  const at = { now: NOW, buyer: null };

  it('has the price of its quantity, options and shipping until it is free', async () => {
    const [spec] = rows[0]?.specs ?? [];
    const one = await materialSellable.offer(api.db, { ...choice, quantity: 1 }, at);
    expect(one.lines.map(({ label }) => label.en)).toEqual(['Single can', 'Shipping']);
    expect(one.lines[1]?.amount).toBe(1_200);
    const piece = spec ? pieceOf(spec, 24) : 0;
    expect(piece).toBeLessThan(spec?.tiers[0]?.price ?? 0);
    const many = await materialSellable.offer(api.db, { ...choice, option_ids: ['product-001-coa'], quantity: 24 }, at);
    expect(many.lines.map(({ amount }) => amount)).toEqual([24 * piece, 2_000, 0]);
    expect(many.stock.map(({ id }) => id)).toEqual(['wh-bay', 'wh-bonded', 'wh-port']);
  });

  it.each([
    ['specification', { spec_id: 'product-002-s1' }],
    ['warehouse', { warehouse_id: 'none' }],
    ['option', { option_ids: ['none'] }],
  ])('does not exist for another %s', async (_part, over) => {
    await expect(materialSellable.offer(api.db, { ...choice, quantity: 1, ...over }, at)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('stock', () => {
  it('is taken once a piece by 200 at once for the last 30', async () => {
    await setQuantity(choice.spec_id, 30);
    const before = await product('product-001');
    const answers = await Promise.allSettled(Array.from({ length: 200 }, (_, number) => take(`race-${number}`, 1)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    expect(refused[0]).toMatchObject({ details: { reason: 'stock', stock: 0 } });
    expect(await quantityIn(choice.spec_id, 'wh-bonded')).toBe(0);
    expect(await quantityIn(choice.spec_id, 'wh-bay')).toBe(30);
    const after = await product('product-001');
    expect(before.stock - after.stock).toBe(30);
  });

  it('comes back once, however often an order is cancelled', async () => {
    await setQuantity(choice.spec_id, 30);
    await take('back-1', 12);
    expect(await quantityIn(choice.spec_id, 'wh-bonded')).toBe(18);
    await Promise.all([giveBack('back-1'), giveBack('back-1'), giveBack('back-1')]);
    expect(await quantityIn(choice.spec_id, 'wh-bonded')).toBe(30);
    await giveBack('never-taken');
    expect(await quantityIn(choice.spec_id, 'wh-bonded')).toBe(30);
  });

  it('says how much is left where too much is asked', async () => {
    await setQuantity(choice.spec_id, 2);
    await expect(take('too-much', 3)).rejects.toMatchObject({
      status: 409,
      details: { reason: 'stock', stock: 2 },
      words: { en: 'This warehouse has only 2 left. Order fewer, or choose another one' },
    });
    expect(await quantityIn(choice.spec_id, 'wh-bonded')).toBe(2);
  });

  it('is never below zero, whoever writes it', async () => {
    await expect(setQuantity(choice.spec_id, -1)).rejects.toThrow('material_stock_quantity_check');
  });
});

describe('an operator', () => {
  it.each([
    ['warehouses', warehouseTransfer, 'id', 'wh-bay', { name_zh: '前置仓' }],
    ['goods', productTransfer, 'id', 'product-005', { headline_zh: '新说明' }],
    ['stock', stockTransfer, 'spec_id', 'product-006-s1', { quantity: '77' }],
  ] as const)('reads back the %s that were written to a file', async (_name, which, key, id, over) => {
    const found: Record<string, string>[] = [];
    for await (const row of which.read(api.db)) if (row[key] === id) found.push(row);
    const [cells] = found;
    const write = (more: Record<string, string> = {}) =>
      api.db.transaction().execute(async (tx) => which.write?.(tx, which.row.parse({ ...cells, ...more })));
    expect(await write()).toBe('same');
    expect(await write(over)).toBe('changed');
    expect(await write(over)).toBe('same');
  });

  it('sees the sum of a product follow from a stocktaking', async () => {
    const { stock: before } = await product('product-007');
    const cells = { product_id: 'product-007', spec_id: 'product-007-s1', warehouse_id: 'wh-bay' };
    const was = await quantityIn('product-007-s1', 'wh-bay');
    await api.db
      .transaction()
      .execute(async (tx) =>
        stockTransfer.write?.(tx, stockTransfer.row.parse({ ...cells, quantity: String(was + 9) })),
      );
    expect((await product('product-007')).stock).toBe(before + 9);
    await expect(
      api.db
        .transaction()
        .execute(async (tx) =>
          stockTransfer.write?.(tx, stockTransfer.row.parse({ ...cells, spec_id: 'none', quantity: '1' })),
        ),
    ).rejects.toThrow('has no specification');
  });
});
