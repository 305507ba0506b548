import { fundEndpoints } from '@zonekit/api-client/finance/fund/contract';
import { investorEndpoints } from '@zonekit/api-client/finance/investor/contract';
import { searchEndpoints } from '@zonekit/api-client/search/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fundRows } from '../../../../../demo-data/src/finance/fund.rows.ts';
import { investorRows } from '../../../../../demo-data/src/finance/investor.rows.ts';
import { seedOffers } from '../../../../../demo-data/src/finance/offers.seed.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import type { Transfer } from '../../../frame/transfer.ts';
import { bandsOf } from '../investor/investor.bands.ts';
import { investorTransfer } from '../investor/investor.transfer.ts';
import { fundResultTransfer, fundTransfer } from './fund.transfer.ts';
import { currentWindow, stateOfWindow } from './fund.window.ts';

const TODAY = '2026-11-20';
const { funds, results } = fundRows(TODAY);
const investors = investorRows(TODAY);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(`${TODAY}T10:00:00+08:00`), seed: [seedOffers] });
});
afterAll(() => api.close());

const listFunds = async (query: object = {}) =>
  (await api.inject(fundEndpoints.listFunds, { query: { page_size: 50, ...query } })).body;
const listInvestors = async (query: object = {}, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  (await api.inject(investorEndpoints.listInvestors, { query: { page_size: 100, ...query } }, { locale })).body;

describe('the demo', () => {
  it('has 12 funds and 80 investors, the same each time, with no language in the place of another', () => {
    expect([funds.length, investors.length]).toEqual([12, 80]);
    expect([fundRows(TODAY), investorRows(TODAY)]).toEqual([{ funds, results }, investors]);
    const english = [...funds, ...results, ...investors, ...funds.flatMap(({ rules, steps }) => [...rules, ...steps])];
    const texts = english.flatMap((row) => Object.entries(row).filter(([column]) => column.endsWith('_en')));
    expect(JSON.stringify(texts)).not.toMatch(/\p{Script=Han}|undefined|NaN/u);
    expect(new Set(investors.map(({ name_zh }) => name_zh)).size).toBe(80);
  });
});

describe('a window', () => {
  const windows = [
    { opens_on: '2026-03-01', closes_on: '2026-03-31' },
    { opens_on: '2026-06-01', closes_on: '2026-06-30' },
  ];
  it.each([
    ['2026-02-28', '2026-03-01', 'upcoming'],
    ['2026-03-01', '2026-03-01', 'open'],
    ['2026-03-31', '2026-03-01', 'open'],
    ['2026-04-01', '2026-06-01', 'upcoming'],
    ['2026-07-01', '2026-06-01', 'closed'],
  ])('on %s is that of %s, %s', (today, opens_on, state) => {
    const window = currentWindow(windows, today);
    expect(window?.opens_on).toBe(opens_on);
    expect(window && stateOfWindow(window, today)).toBe(state);
  });
});

describe('policy funds', () => {
  it('are narrowed by the state of the day, which each row states too', async () => {
    const { facets, data } = await listFunds();
    expect(data).toHaveLength(12);
    for (const { value, count } of facets.state) {
      const narrowed = await listFunds({ state: value });
      expect(narrowed.data.map(({ state }) => state)).toEqual(Array(count).fill(value));
    }
    expect(facets.state.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  });

  it('say their rules, steps and windows in both languages, and what they have decided', async () => {
    const read = (locale: 'zh-CN' | 'en', fund_id = 'fund-01') =>
      api.inject(fundEndpoints.getFund, { params: { fund_id } }, { locale });
    const { data } = (await read('en')).body;
    expect(data).toMatchObject({ name: 'Industry Guidance Fund', lang: 'en', state: 'open' });
    expect(data.windows.map(({ state }) => state)).toEqual(['open', 'closed']);
    const own = results.filter(({ fund_id }) => fund_id === 'fund-01');
    expect(data.results).toMatchObject({
      count: own.length,
      amount: { amount: own.reduce((sum, { amount }) => sum + amount, 0) },
    });
    expect((await read('zh-CN')).body.data.rules[0]?.title).toBe('出资比例');
    expect((await read('zh-CN', 'none')).status).toBe(404);
  });

  it('publish their decisions by fund and year', async () => {
    const { body } = await api.inject(fundEndpoints.listFundResults, { query: { fund: 'fund-02', page_size: 50 } });
    expect(body.data).toHaveLength(8);
    expect(new Set(body.data.map(({ fund }) => fund.name))).toEqual(new Set(['天使种子基金']));
    const days = body.data.map(({ decided_on }) => decided_on);
    expect(days).toEqual([...days].sort().reverse());
    const csv = await api.inject(fundEndpoints.fundResultsFile, { params: { format: 'csv' } });
    expect(csv.raw.toString().trim().split('\n')).toHaveLength(results.length + 1);
  });
});

describe('investors', () => {
  it('are narrowed by stage, field and amount together', async () => {
    const { data } = await listInvestors({ stage: 'early', field: 'robots', amount: '5m_to_20m' });
    expect(data.length).toBeGreaterThan(0);
    for (const { stages, fields, amount_min, amount_max } of data) {
      expect(stages).toContain('early');
      expect(fields).toContain('robots');
      expect(amount_min.amount < 2_000_000_000 && amount_max.amount > 500_000_000).toBe(true);
    }
  });

  it.each([
    [100, 500_000_000, ['up_to_5m']],
    [500_000_000, 2_000_000_000, ['5m_to_20m']],
    [300_000_000, 6_000_000_000, ['up_to_5m', '5m_to_20m', '20m_to_50m', 'above_50m']],
  ])('from %i to %i fen are in %o', (min, max, bands) => expect(bandsOf(min, max)).toEqual(bands));

  it('show cases, contact and what to send, and are found by a case', async () => {
    const [first] = investors;
    const { body } = await api.inject(investorEndpoints.getInvestor, { params: { investor_id: 'investor-01' } });
    expect(body.data).toMatchObject({ name: first?.name_zh, phone: first?.phone, cases: body.data.case_list.length });
    const found = await listInvestors({ q: first?.cases[0]?.name_zh });
    expect(found.data.map(({ id }) => id)).toContain('investor-01');
    const { body: all } = await api.inject(searchEndpoints.searchAll, { query: { q: first?.name_zh ?? '' } });
    const paths = all.data.kinds.flatMap(({ hits }) => hits.map(({ path }) => path));
    expect(paths).toContain('/finance/investmentDetails?id=investor-01');
    expect((await listInvestors({}, 'en')).facets.amount[0]?.label).toBe('Up to CNY 5 million');
  });
});

describe('an operator', () => {
  const write = (which: Transfer, cells: Record<string, string>) =>
    api.db.transaction().execute(async (tx) => which.write?.(tx, which.row.parse(cells)));

  it.each([
    ['funds', fundTransfer],
    ['results', fundResultTransfer],
    ['investors', investorTransfer],
  ] as const)('reads back the %s that were written to a file', async (_, which) => {
    for await (const cells of which.read(api.db)) expect(await write(which, cells)).toBe('same');
  });

  it('is told of windows that overlap, and of a result of no fund', async () => {
    for await (const cells of fundTransfer.read(api.db)) {
      const windows: { opens_on: string; closes_on: string }[] = JSON.parse(cells.windows ?? '');
      const twice = JSON.stringify([...windows, ...windows]);
      expect(fundTransfer.row.safeParse({ ...cells, windows: twice }).success).toBe(false);
      break;
    }
    for await (const cells of fundResultTransfer.read(api.db)) {
      await expect(write(fundResultTransfer, { ...cells, fund_id: 'none' })).rejects.toThrow('there is no fund');
      break;
    }
  });
});
