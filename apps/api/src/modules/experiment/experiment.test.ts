import { experimentEndpoints } from '@zonekit/api-client/experiment/contract';
import { facilityEndpoints } from '@zonekit/api-client/experiment/facility/contract';
import { instrumentEndpoints } from '@zonekit/api-client/experiment/instrument/contract';
import { laboratoryEndpoints } from '@zonekit/api-client/experiment/laboratory/contract';
import { outcomeEndpoints } from '@zonekit/api-client/experiment/outcome/contract';
import { projectEndpoints } from '@zonekit/api-client/experiment/project/contract';
import { searchEndpoints } from '@zonekit/api-client/search/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as seedBusiness } from '../../../../demo-data/src/business/business.seed.ts';
import { seed as seedExperiment } from '../../../../demo-data/src/experiment/experiment.seed.ts';
import { seed as seedMaterial } from '../../../../demo-data/src/material/material.seed.ts';
import { seed as seedShops } from '../../../../demo-data/src/shop/shop.seed.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

const NOW = '2026-11-20T10:00:00+08:00';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(NOW), seed: [seedShops, seedExperiment, seedBusiness, seedMaterial] });
});
afterAll(() => api.close());

const instruments = async (query: object = {}, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  (await api.inject(instrumentEndpoints.listInstruments, { query: { page_size: 100, ...query } }, { locale })).body;

describe('instruments', () => {
  it('are narrowed by each facet, every one counted without its own choice', async () => {
    const { page, facets } = await instruments();
    expect(page.total).toBe(300);
    for (const [name, values] of Object.entries(facets)) {
      expect(values.length, name).toBeGreaterThan(0);
      const [chosen] = values;
      const narrowed = await instruments({ [name]: chosen?.value });
      expect(narrowed.page.total, name).toBe(chosen?.count);
      expect(narrowed.facets[name as keyof typeof facets], name).toEqual(values);
    }
    const { data } = await instruments({ category: 'microscopy', voucher: 'accepted' });
    expect(data.length).toBeGreaterThan(0);
    expect(data.every((item) => item.category === 'microscopy' && item.voucher_rate > 0)).toBe(true);
  });

  it('are sorted by price, use and date, and bounded by a price per hour', async () => {
    const prices = (await instruments({ sort: 'price' })).data.map(({ price }) => price.amount);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const use = (await instruments()).data.map(({ usage_rate }) => usage_rate);
    expect(use).toEqual([...use].sort((a, b) => b - a));
    const { data, page } = await instruments({ price_min: 100, price_max: 200, sort: 'price_desc' });
    expect(page.total).toBeGreaterThan(0);
    expect(data.every(({ price }) => price.amount >= 10_000 && price.amount <= 20_000)).toBe(true);
  });

  it('are found by name, model, figure and option, hits marked, in both languages', async () => {
    const { data } = await instruments({ q: '扫描电子显微镜' });
    expect(data[0]?.title).toContain('扫描电子显微镜');
    expect(data[0]?.title_hits?.some(({ hit }) => hit)).toBe(true);
    expect((await instruments({ q: data[0]?.model })).data.map(({ id }) => id)).toContain(data[0]?.id);
    expect((await instruments({ q: 'GB/T 10125' })).page.total).toBeGreaterThan(0);
    const english = await instruments({ q: 'wave flume' }, 'en');
    expect(english.data[0]).toMatchObject({ title: 'Wave flume (60 m)', lang: 'en', field: 'marine_equipment' });
  });

  it('carry provider, figures and the first time that can be booked', async () => {
    const { data } = await instruments({ booking: 'open', page_size: 20 });
    for (const item of data) {
      expect(item.shop.name).not.toBe(item.shop.id);
      expect(item.figures.length).toBeGreaterThan(1);
      if (item.earliest) expect(Date.parse(item.earliest.starts_at)).toBeGreaterThan(Date.parse(NOW));
    }
    expect(data.filter(({ earliest }) => earliest !== null).length).toBeGreaterThan(10);
    const closed = await instruments({ booking: ['suspended', 'internal'] });
    expect(closed.data.length).toBeGreaterThan(0);
    expect(closed.data.every(({ earliest }) => earliest === null)).toBe(true);
  });

  it('show figures, options, ways of use and rules on their page', async () => {
    const [item] = (await instruments({ category: 'microscopy', service: 'self_operated', sort: 'price' })).data;
    const { body } = await api.inject(
      instrumentEndpoints.getInstrument,
      { params: { obj_id: item?.id } },
      { locale: 'en' },
    );
    const { data } = body;
    expect(data.lang).toBe('en');
    expect(data.all_figures.length).toBeGreaterThanOrEqual(data.figures.length);
    expect(data.modes.find(({ mode }) => mode === 'self_operated')?.training_required).toBe(true);
    expect(data.options.length).toBeGreaterThan(0);
    expect(data.rules.length).toBeGreaterThan(2);
    expect(JSON.stringify(data)).not.toMatch(/\p{Script=Han}|undefined|NaN/u);
    for (const other of data.similar) expect(other.category).toBe('microscopy');
    const none = await api.inject(instrumentEndpoints.getInstrument, { params: { obj_id: 'none' } });
    expect(none.status).toBe(404);
  });

  it('are rated by those who used them, and sorted by it', async () => {
    const { data } = await instruments({ sort: 'rating', page_size: 20 });
    expect(data.every(({ rating }) => rating !== null && rating >= 4)).toBe(true);
    const all = await instruments({ page_size: 100 });
    expect(all.data.some(({ rating }) => rating === null)).toBe(true);
  });

  it('are shown by their first free time, with five working days of free stretches', async () => {
    const { body } = await api.inject(instrumentEndpoints.getEarliestInstruments, {});
    const { days, instruments: shown } = body.data;
    expect(days).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']);
    expect(shown).toHaveLength(6);
    const firsts = shown.map(({ spans }) => spans[0]?.starts_at ?? '');
    expect(firsts).toEqual([...firsts].sort());
    for (const { instrument, spans } of shown) expect(instrument.earliest).toEqual(spans[0]);
  });

  it('are saved as a table', async () => {
    const file = await api.inject(instrumentEndpoints.instrumentsFile, {
      params: { format: 'csv' },
      query: { category: 'marine' },
    });
    const lines = file.raw.toString().trim().split('\n');
    expect(lines.length - 1).toBe((await instruments({ category: 'marine' })).page.total);
    expect(file.raw.toString()).toContain('波浪水槽');
  });
});

describe('facilities, laboratories, outcomes and projects', () => {
  it('are 30, 60, 120 and 40, each narrowed by every facet', async () => {
    const lists = [
      [facilityEndpoints.listFacilities, 30],
      [laboratoryEndpoints.listLaboratories, 60],
      [outcomeEndpoints.listOutcomes, 120],
      [projectEndpoints.listProjects, 40],
    ] as const;
    for (const [endpoint, total] of lists) {
      const { body } = await api.inject(endpoint, {});
      expect(body.page.total).toBe(total);
      for (const [name, [value]] of Object.entries(body.facets)) {
        const narrowed = await api.inject(endpoint, { query: { [name]: value?.value } });
        expect(narrowed.body.page.total, `${endpoint.path} ${name}`).toBe(value?.count);
      }
    }
  });

  it('show a facility with its instruments', async () => {
    const { body } = await api.inject(facilityEndpoints.listFacilities, { query: { page_size: 50 } });
    const [most] = [...body.data].sort((a, b) => b.instruments - a.instruments);
    const detail = await api.inject(facilityEndpoints.getFacility, { params: { obj_id: most?.id } });
    expect(detail.body.data.instrument_list.length).toBe(Math.min(12, most?.instruments ?? 0));
    expect(most?.instruments).toBeGreaterThan(0);
  });

  it('show a laboratory with open topics of today and the instruments that outsiders may use', async () => {
    const { body } = await api.inject(laboratoryEndpoints.listLaboratories, {
      query: { topics: 'open', page_size: 60 },
    });
    expect(body.data.every(({ open_topics, open_topic }) => open_topics > 0 && open_topic !== null)).toBe(true);
    expect(body.data.length).toBeLessThan(60);
    const some = body.data.find(({ open_instruments }) => open_instruments > 0);
    const { body: detail } = await api.inject(laboratoryEndpoints.getLaboratory, { params: { obj_id: some?.id } });
    expect(detail.data.instrument_list).toHaveLength(Math.min(12, some?.open_instruments ?? 0));
    expect(detail.data.topic_list.filter(({ open }) => open)).toHaveLength(some?.open_topics ?? -1);
  });

  it('put outcomes without a price behind those that have one, whichever way prices are sorted', async () => {
    for (const sort of ['price', 'price_desc']) {
      const { body } = await api.inject(outcomeEndpoints.listOutcomes, { query: { sort, page_size: 100 } });
      const prices = body.data.map(({ price }) => price?.amount ?? null);
      const stated = prices.filter((price) => price !== null);
      expect(prices.slice(0, stated.length)).toEqual([...stated].sort((a, b) => (sort === 'price' ? a - b : b - a)));
    }
    const { body } = await api.inject(outcomeEndpoints.listOutcomes, { query: { maturity_band: '7-9' } });
    expect(body.data.every(({ maturity }) => maturity >= 7)).toBe(true);
    const [first] = body.data;
    const detail = await api.inject(outcomeEndpoints.getOutcome, { params: { obj_id: first?.id } });
    expect(detail.body.data.patent_list).toHaveLength(first?.patents ?? -1);
  });

  it('know which projects are planned, under way and over', async () => {
    for (const state of ['planned', 'running', 'completed'] as const) {
      const { body } = await api.inject(projectEndpoints.listProjects, { query: { state, page_size: 50 } });
      expect(body.data.length, state).toBeGreaterThan(0);
      expect(body.data.every((project) => project.state === state)).toBe(true);
    }
    const detail = await api.inject(projectEndpoints.getProject, { params: { obj_id: 'project-01' } });
    expect(detail.body.data.milestones.at(-1)?.on).toBe(detail.body.data.ends_on);
  });
});

describe('the landing page', () => {
  it('counts each kind, and searches all of them at once', async () => {
    const { body } = await api.inject(experimentEndpoints.getResourceCounts, {});
    const totals = new Map(body.data.kinds.map((kind) => [kind.kind, kind]));
    expect(totals.get('instrument')).toMatchObject({ total: 300, hits: null, first: [] });
    expect(totals.get('region')?.total).toBe(30);
    expect(totals.get('laboratory')?.total).toBe(60);
    expect(totals.get('outcome')?.total).toBe(120);
    // Of each catalogue its own alone.
    expect(totals.get('service')).toMatchObject({ total: 150, path: '/experiment/service' });
    expect(totals.get('consumable')).toMatchObject({ total: 400, path: '/experiment/consumable' });
    for (const { total, secondary } of body.data.kinds) expect(secondary).toBeLessThanOrEqual(total);
    expect(body.data.providers).toBe(24);

    const { body: found } = await api.inject(experimentEndpoints.getResourceCounts, { query: { q: '低温' } });
    expect(found.data.hits).toBe(found.data.kinds.reduce((sum, kind) => sum + (kind.hits ?? 0), 0));
    expect(found.data.kinds.map((each) => each.kind)).toEqual([
      'instrument',
      'region',
      'service',
      'laboratory',
      'outcome',
      'consumable',
    ]);
    const { body: salt } = await api.inject(
      experimentEndpoints.getResourceCounts,
      { query: { q: '盐雾' } },
      { locale: 'en' },
    );
    const service = salt.data.kinds.find((each) => each.kind === 'service');
    expect(service?.first[0]?.path).toMatch(/^\/businessService\/details/);
    expect(service?.first[0]?.price?.amount).toBeGreaterThan(0);
    const kind = found.data.kinds.find((each) => each.kind === 'instrument');
    expect(kind?.hits).toBe((await instruments({ q: '低温' })).page.total);
    expect(kind?.first).toHaveLength(2);
    expect(kind?.first[0]?.title_hits?.some(({ hit }) => hit)).toBe(true);
  });

  it('has a dictionary for each business code of the specification', async () => {
    const { body } = await api.inject(
      experimentEndpoints.listResourceCategories,
      { query: { business_code: '020406' } },
      { locale: 'en' },
    );
    expect(body.data[0]?.category_tags.map(({ name }) => name)).toContain('Licence');
    const { body: all } = await api.inject(experimentEndpoints.listResourceCategories, {});
    expect(all.data.map(({ business_code }) => business_code).sort()).toEqual([
      '020100',
      '020200',
      '020300',
      '020401',
      '020402',
      '020403',
      '020404',
      '020405',
      '020406',
      '020407',
      '530899',
    ]);
    for (const { category_tags } of all.data) expect(category_tags.length).toBeGreaterThan(3);
    const { body: none } = await api.inject(experimentEndpoints.listResourceCategories, {
      query: { business_code: '999999' },
    });
    expect(none.data).toEqual([]);
  });

  it('is part of the search of everything', async () => {
    const { body } = await api.inject(searchEndpoints.searchAll, { query: { q: '波浪水槽' } });
    expect(body.data.kinds.flatMap(({ hits }) => hits.map(({ path }) => path)).join()).toContain(
      '/experiment/instrument/',
    );
  });
});
