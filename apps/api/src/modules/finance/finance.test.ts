import { institutionEndpoints } from '@zonekit/api-client/finance/institution/contract';
import { loanMatchingEndpoints } from '@zonekit/api-client/finance/matching/contract';
import { debtProductEndpoints } from '@zonekit/api-client/finance/product/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as seedAuth } from '../../../../demo-data/src/auth/auth.seed.ts';
import { institutionRows } from '../../../../demo-data/src/finance/institution.rows.ts';
import { productRows } from '../../../../demo-data/src/finance/product.rows.ts';
import { seedProducts } from '../../../../demo-data/src/finance/product.seed.ts';
import { seed as seedPolicies } from '../../../../demo-data/src/policy/policy.seed.ts';
import { zoneWords } from '../../../../demo-data/src/zone-words.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import type { Transfer } from '../../frame/transfer.ts';
import { institutionTransfer } from './institution/institution.transfer.ts';
import { debtProductTransfer } from './product/product.transfer.ts';

const shops = institutionRows();
const products = productRows();
const openProducts = products.filter(({ open }) => open);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => new Date('2026-11-20T10:00:00+08:00'),
    config: { seedPolicies: 40 },
    seed: [seedAuth, seedPolicies, seedProducts],
  });
});
afterAll(() => api.close());

type Locale = 'zh-CN' | 'en';
const list = async (query: object = {}, locale: Locale = 'zh-CN') =>
  (await api.inject(debtProductEndpoints.listDebtProducts, { query: { page_size: 100, ...query } }, { locale })).body;
const match = async (query: object = {}, locale: Locale = 'zh-CN', as?: 'demo') =>
  (
    await api.inject(
      loanMatchingEndpoints.matchLoans,
      { query: { page_size: 100, ...query } },
      { locale, ...(as && { as }) },
    )
  ).body;

describe('finance of the demo', () => {
  it('are 60 shops with 150 products, the same each time and with English for each text', () => {
    expect([shops.length, products.length]).toEqual([60, 150]);
    expect(productRows()).toEqual(products);
    expect(new Set(products.map(({ title_zh }) => title_zh)).size).toBe(150);
    const english = JSON.stringify([shops, products], (key, value: unknown) =>
      typeof value === 'string' && !key.endsWith('_en') && key !== 'en' ? undefined : value,
    );
    expect(english).not.toMatch(/\p{Script=Han}|undefined|NaN/u);
    expect(JSON.stringify(zoneWords('bsr')([shops, products]))).not.toMatch(/东港|海岸|滨海|Donggang|Coast |Binhai/);
    for (const { steps, days } of products) expect(steps.reduce((sum, step) => sum + step.days, 0)).toBe(days);
  });
});

describe('debt products', () => {
  it('are narrowed by security, rate and amount, and sorted by rate', async () => {
    const { data, page } = await list({ collateral: 'none', rate_max: 4, amount_min: 500, sort: 'rate' });
    const expected = products.filter(
      (row) => row.collaterals.includes('none') && row.rate_min <= 400 && row.amount_max >= 500_000_000,
    );
    expect(page.total).toBe(expected.length);
    const rates = data.map(({ rate }) => rate.min);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });

  it('are found by the name of their shop, in either language', async () => {
    expect((await list({ q: '恒岳' })).data.every(({ institution }) => institution.name === '恒岳银行')).toBe(true);
    const { data } = await list({ q: 'Hengyue' }, 'en');
    expect(data.length).toBeGreaterThan(1);
    expect(data.map(({ institution }) => institution.name)).toContain('Hengyue Bank');
  });

  it('show conditions, documents and others of their category, and compare in the order asked for', async () => {
    const [first, second] = openProducts as [(typeof products)[0], (typeof products)[0]];
    const { data } = (await api.inject(debtProductEndpoints.getDebtProduct, { params: { obj_id: first.id } })).body;
    expect(data.conditions).toHaveLength(first.conditions.length);
    expect(data.documents.map(({ id }) => id)).toEqual(first.documents.map(({ id }) => id));
    expect(data.related.every(({ id, category }) => id !== first.id && category === first.category)).toBe(true);
    const ids = [second.id, 'none', first.id];
    const compared = await api.inject(debtProductEndpoints.compareDebtProducts, { query: { ids } });
    expect(compared.body.data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

describe('finance shops', () => {
  it('count what they sell, and so do the categories', async () => {
    const { data } = (await api.inject(institutionEndpoints.financialCategories, {})).body;
    expect(data.reduce((sum, category) => sum + category.products, 0)).toBe(openProducts.length);
    const own = openProducts.filter(({ institution_id }) => institution_id === 'finance-shop-01');
    const shop = (await api.inject(institutionEndpoints.getInstitution, { params: { obj_id: 'finance-shop-01' } }))
      .body;
    expect([shop.data.products, shop.data.product_list.length]).toEqual([own.length, own.length]);
    expect(shop.data.rate_from).toBe(Math.min(...own.map(({ rate_min }) => rate_min)));
  });

  it('are in the supermarket with the products that the filter leaves', async () => {
    const body = { category: ['green' as const], kind: ['leasing' as const], page_size: 5, page_index: 1 };
    const { data, page } = (await api.inject(institutionEndpoints.supermarket, { body })).body;
    expect(page.total).toBeGreaterThan(0);
    expect(data.length).toBe(Math.min(5, page.total));
    for (const { shop, products: sold, total } of data) {
      expect(shop.kind).toBe('leasing');
      expect(sold.length).toBe(total);
      expect(sold.every(({ category, institution }) => category === 'green' && institution.id === shop.id)).toBe(true);
    }
  });
});

describe('matching by need', () => {
  const need = { amount: 500, term: 24, purpose: 'equipment' };

  it('says of each product on sale what is met, unmet and unknown, with the reason', async () => {
    const { data, page, tally } = await match(need);
    expect(page.total).toBe(openProducts.length);
    expect(tally.eligible + tally.near + tally.unknown + tally.not).toBe(openProducts.length);
    for (const { product, verdicts, met, unmet, unknown } of data) {
      const row = products.find(({ id }) => id === product.id);
      if (!row) throw new Error(product.id);
      const [amount, term, purpose, collateral] = verdicts.map(({ verdict }) => verdict);
      const within = row.amount_min <= 500_000_000 && row.amount_max >= 500_000_000;
      expect(amount).toBe(within ? 'met' : 'unmet');
      expect(term).toBe(row.term_min <= 24 && row.term_max >= 24 ? 'met' : 'unmet');
      expect(purpose).toBe(row.purposes.includes('equipment') ? 'met' : 'unmet');
      expect(collateral).toBe(row.collaterals.includes('none') ? 'met' : 'unknown');
      expect(met + unmet + unknown).toBe(verdicts.length);
    }
  });

  it('names the smallest change, which then fits', async () => {
    const { data } = await match(need);
    const short = data.find(
      ({ eligibility, verdicts }) => eligibility === 'near' && verdicts[1]?.nearest_change?.field === 'need.term',
    );
    const change = short?.verdicts[1]?.nearest_change;
    expect(change?.label).toMatch(/^改为\d+个月即符合，比需要短\d+个月$/);
    const after = await match({ ...need, term: change?.to });
    expect(after.data.find(({ product }) => product.id === short?.product.id)?.verdicts[1]?.verdict).toBe('met');
    const english = (await match(need, 'en')).data.find(({ product }) => product.id === short?.product.id);
    expect(english?.verdicts[1]?.nearest_change?.label).toMatch(/^Fits at \d+ months, \d+ months shorter than needed$/);
  });

  it('puts what may fit before what needs a change, and both before what does not fit', async () => {
    const order = ['eligible', 'unknown', 'near', 'not'];
    const places = (await match(need)).data.map(({ eligibility }) => order.indexOf(eligibility));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it('combines two products where no single one lends the sum, or two cost less, for a stated sum alone', async () => {
    for (const asked of [
      { amount: 4_000, term: 24, purpose: 'equipment' as const },
      { amount: 500, term: 24, purpose: 'working_capital' as const },
    ]) {
      const first = await match(asked);
      const second = await match({ ...asked, page_index: 2 });
      const fits = [...first.data, ...second.data].filter(({ unmet }) => unmet === 0);
      const single = fits.length > 0 ? Math.min(...fits.map(({ product }) => product.rate.min)) : null;
      expect(first.combinations.length).toBeGreaterThan(0);
      for (const { parts, rate, single_rate } of first.combinations) {
        expect(parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(asked.amount * 1_000_000);
        expect(single_rate).toBe(single);
        if (single !== null) expect(rate).toBeLessThanOrEqual(single);
        for (const { product, amount } of parts) {
          expect(amount.amount).toBeLessThanOrEqual(product.amount.max.amount);
          expect(amount.amount).toBeGreaterThanOrEqual(product.amount.min.amount);
          expect(product.purposes).toContain(asked.purpose);
        }
      }
    }
    expect((await match({ term: 24 })).combinations).toEqual([]);
  });

  it('takes any one security that is offered, and refuses others', async () => {
    const { data } = await match({ ...need, collateral: ['patent'] });
    for (const { product, verdicts } of data) {
      const fits = product.collaterals.includes('none') || product.collaterals.includes('patent');
      expect(verdicts[3]?.verdict).toBe(fits ? 'met' : 'unmet');
    }
  });

  it('leaves the conditions of an enterprise unknown until it has a profile', async () => {
    const stranger = await match(need);
    expect(stranger.profile).toBe(false);
    expect(stranger.data.every(({ verdicts }) => verdicts.slice(4).every(({ verdict }) => verdict === 'unknown'))).toBe(
      true,
    );
    const own = await match(need, 'zh-CN', 'demo');
    expect(own.profile).toBe(true);
    expect(own.tally.eligible).toBeGreaterThan(stranger.tally.eligible);
  });
});

describe('files of the operator', () => {
  const write = ({ row, write: put }: Transfer, cells: Record<string, string>) =>
    api.db.transaction().execute(async (tx) => put?.(tx, row.parse(cells)));
  const cellsOf = async ({ read }: Transfer, id: string): Promise<Record<string, string>> => {
    for await (const cells of read(api.db)) if ((cells as Record<string, string>).id === id) return cells;
    throw new Error(id);
  };

  it('change a name everywhere, count products anew, and refuse a shop that is not there', async () => {
    const shop = await cellsOf(institutionTransfer, 'finance-shop-09');
    expect(await write(institutionTransfer, shop)).toBe('same');
    expect(await write(institutionTransfer, { ...shop, name_zh: '改名银行' })).toBe('changed');
    expect((await list({ q: '改名银行' })).page.total).toBeGreaterThan(0);
    const own = products.filter(({ institution_id }) => institution_id === 'finance-shop-09');
    const cells = await cellsOf(debtProductTransfer, own[0]?.id ?? '');
    expect(await write(debtProductTransfer, cells)).toBe('same');
    expect(await write(debtProductTransfer, { ...cells, open: 'false' })).toBe('changed');
    const { data } = (await api.inject(institutionEndpoints.getInstitution, { params: { obj_id: 'finance-shop-09' } }))
      .body;
    expect(data.products).toBe(own.filter(({ open }) => open).length - 1);
    await expect(write(debtProductTransfer, { ...cells, institution_id: 'nobody' })).rejects.toThrow('no finance shop');
    expect(debtProductTransfer.row.safeParse({ ...cells, term_max: '1', term_min: '2' }).success).toBe(false);
  });
});
