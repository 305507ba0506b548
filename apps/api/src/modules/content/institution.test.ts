import { contentEndpoints } from '@zonekit/api-client/content/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedRows } from '../../../../demo-data/src/content/content.seed.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { contentTransfers } from './content.transfer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: [seedRows] });
});
afterAll(() => api.close());

describe('institutions', () => {
  it('are listed by kind, each list with its own counts', async () => {
    const endpoints = {
      platform: contentEndpoints.listPlatforms,
      base: contentEndpoints.listBases,
      research: contentEndpoints.listResearch,
    };
    const totals: number[] = [];
    for (const [kind, endpoint] of Object.entries(endpoints)) {
      const { body } = await api.inject(endpoint, { query: {} });
      expect(new Set(body.data.map((item) => item.kind))).toEqual(new Set([kind]));
      expect(body.facets.field.reduce((sum, { count }) => sum + count, 0)).toBe(body.page.total);
      totals.push(body.page.total);
    }
    expect(totals).toEqual([36, 24, 12]);
  });

  it('names the companies of a base, which the search finds it by', async () => {
    const { body } = await api.inject(contentEndpoints.listBases, { query: {} });
    const company = body.data[0]?.companyList[0];
    expect(company).toBeDefined();
    const found = await api.inject(contentEndpoints.listBases, { query: { q: company?.name ?? '' } });
    expect(found.body.data.map(({ id }) => id)).toContain(body.data[0]?.id);
  });

  it('groups the innovation centres by the five fields', async () => {
    const { body } = await api.inject(contentEndpoints.listCenters, {}, { locale: 'en' });
    expect(body.data.map(({ id }) => id)).toEqual(['it', 'vehicles', 'robots', 'biotech', 'other']);
    expect(body.data[3]?.fieldName).toBe('Biotech and health');
    expect(body.data.flatMap(({ centerList }) => centerList)).toHaveLength(20);
  });
});

describe('industry chains', () => {
  it('tell their size, and their empty positions as gaps', async () => {
    const { body } = await api.inject(contentEndpoints.listChains, {});
    expect(body.data.map(({ id }) => id)).toEqual(['cold-chain', 'smart-equipment', 'biomedicine', 'green-shipping']);
    for (const { id, companies, empty_positions, stages } of body.data) {
      const chain = (await api.inject(contentEndpoints.getChain, { params: { chain_id: id } })).body.data;
      const positions = chain.segments.flatMap((segment) => segment.positions);
      expect(positions.flatMap((position) => position.companies)).toHaveLength(companies);
      for (const stage of ['upstream', 'midstream', 'downstream'] as const) {
        const at = chain.segments.filter((segment) => segment.stage === stage).flatMap((segment) => segment.positions);
        expect(at.flatMap((position) => position.companies)).toHaveLength(stages[stage]);
      }
      const empty = positions.filter((position) => position.companies.length === 0);
      expect(empty).toHaveLength(empty_positions);
      for (const { gap } of empty) expect(gap).not.toBeNull();
      const ids = new Set(positions.map((position) => position.id));
      for (const { supplies } of positions) for (const target of supplies) expect(ids).toContain(target);
    }
    expect((await api.inject(contentEndpoints.getChain, { params: { chain_id: 'none' } })).status).toBe(404);
  });

  it('lists companies by position, also as a table, each with a name of its own', async () => {
    const { body } = await api.inject(contentEndpoints.listChainCompanies, {
      query: { chain: ['cold-chain'], position: ['cold-chain-21'] },
    });
    expect(body.data).toHaveLength(6);
    expect(body.facets.position.find(({ value }) => value === 'cold-chain-21')?.label).toBe('深冷箱体');
    const file = await api.inject(contentEndpoints.chainCompaniesFile, { params: { format: 'csv' } });
    const names = file.raw
      .toString()
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(names.length).toBeGreaterThan(110);
    expect(new Set(names).size).toBe(names.length);
  });

  it('refuses an operator’s company at an unknown position or with half a place, and takes its stage from its position', async () => {
    const companies = contentTransfers.find(({ name }) => name === 'industry-companies');
    const write = (over: object) =>
      api.context.db.transaction().execute(async (tx) =>
        companies?.write?.(tx, {
          id: 'company-new',
          position_id: 'cold-chain-41',
          name_zh: '新到企业',
          name_en: null,
          product_zh: '冷链',
          product_en: null,
          staff: 10,
          qualification: 'none',
          offer_zh: '可供',
          offer_en: null,
          longitude: null,
          latitude: null,
          enterprise_id: null,
          ...over,
        }),
      );
    await expect(write({ position_id: 'nowhere' })).rejects.toThrow('there is no position nowhere');
    await expect(write({ longitude: 121.6 })).rejects.toThrow('one coordinate of two');
    expect(await write({})).toBe('added');
    expect(await write({})).toBe('same');
    const { body } = await api.inject(contentEndpoints.listChainCompanies, { query: { q: '新到企业' } });
    expect(body.data[0]).toMatchObject({ stage: 'downstream', chain: { id: 'cold-chain' } });
  });
});
