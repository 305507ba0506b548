import { serviceEndpoints } from '@zonekit/api-client/business/service/contract';
import { searchEndpoints } from '@zonekit/api-client/search/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as seedServices } from '../../../../../demo-data/src/business/business.seed.ts';
import { serviceRows } from '../../../../../demo-data/src/business/service.rows.ts';
import { seed as seedPolicies } from '../../../../../demo-data/src/policy/policy.seed.ts';
import { seed as seedShops } from '../../../../../demo-data/src/shop/shop.seed.ts';
import { zoneWords } from '../../../../../demo-data/src/zone-words.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { recordRating } from '../../shop/rating/rating.repository.ts';
import { serviceSellable } from './service.sellable.ts';
import { serviceTransfer } from './service.transfer.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const rows = serviceRows();
const enterprise = rows.filter(({ catalogue }) => catalogue === 'enterprise');
const audit = rows.find(({ title_zh }) => title_zh === '知识产权贯标辅导');
if (!audit) throw new Error('The demo has no service of the IP standard.');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => NOW,
    config: { seedPolicies: 40 },
    seed: [seedPolicies, seedShops, seedServices],
  });
});
afterAll(() => api.close());

type Locale = 'zh-CN' | 'en';
const services = async (query: object = {}, locale: Locale = 'zh-CN') =>
  (await api.inject(serviceEndpoints.listServices, { query: { page_size: 100, ...query } }, { locale })).body;
const service = async (id: string, locale: Locale = 'zh-CN') =>
  (await api.inject(serviceEndpoints.getService, { params: { obj_id: id } }, { locale })).body.data;

describe('services of the demo', () => {
  it('are 200 to enterprises and 150 of laboratories, the same each time', () => {
    expect([enterprise.length, rows.length - enterprise.length]).toEqual([200, 150]);
    expect(serviceRows()).toEqual(rows);
    const keys = rows.map(({ shop_id, title_zh }) => `${shop_id} ${title_zh}`);
    expect(new Set(keys).size).toBe(rows.length);
    expect(JSON.stringify(zoneWords('bsr')(rows))).not.toMatch(/东港|Donggang/);
  });

  it('have English for each text, and a cell for each package', () => {
    const english = JSON.stringify(rows, (key, value: unknown) =>
      typeof value === 'string' && !key.endsWith('_en') && key !== 'en' ? undefined : value,
    );
    expect(english).not.toMatch(/\p{Script=Han}|undefined|NaN/u);
    for (const { packages, contents, stages } of rows) {
      expect(packages.map(({ price }) => price)).toEqual(packages.map(({ price }) => price).sort((a, b) => a - b));
      expect(contents.every(({ cells }) => cells.length === packages.length)).toBe(true);
      expect(stages.every(({ from_day, to_day }) => from_day >= 1 && to_day >= from_day)).toBe(true);
    }
  });
});

describe('enterprise services', () => {
  it('are narrowed by category, topic and price, each facet counted without its own choice', async () => {
    const { data, facets, page } = await services({ category_ids: '4' });
    expect(page.total).toBe(enterprise.filter(({ category }) => category === '4').length);
    expect(data.every(({ category }) => category.id === '4' && category.name === '知识产权')).toBe(true);
    expect(facets.category_ids.reduce((sum, { count }) => sum + count, 0)).toBe(200);
    const patents = await services({ topic: 'svc-ip-patent' }, 'en');
    expect(patents.data.every(({ topic }) => topic?.name === 'Patents')).toBe(true);
    const cheap = await services({ price_max: 1_000 });
    expect(cheap.page.total).toBe(
      enterprise.filter(({ packages }) => Math.min(...packages.map(({ price }) => price)) <= 100_000).length,
    );
    expect(((await services({ category_ids: '7' })) as { code?: string }).code).toBe('validation_failed');
  });

  it('are sorted by price, time and rating', async () => {
    const prices = (await services({ sort: 'price_desc' })).data.map(({ packages }) => packages[0]?.price.amount ?? 0);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const days = (await services({ sort: 'days' })).data.map(({ median_days }) => median_days);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    const [best] = (await services({ sort: 'rating' })).data;
    expect(best?.rating.average).toBeGreaterThan(4.5);
  });

  it('carry packages, contents, stages, terms and what was said, in both languages', async () => {
    const shown = await service(audit.id, 'en');
    expect(shown).toMatchObject({ title: 'IP management standard', lang: 'en', category: { id: '4' } });
    expect(shown.packages.map(({ name }) => name)).toEqual(['Basic', 'Standard', 'Complete']);
    expect(shown.contents[1]).toMatchObject({
      name: 'Files written',
      cells: [{ included: false }, { included: true }, {}],
    });
    expect(shown.stages.at(-1)?.to_day).toBe(audit.median_days);
    expect(shown.terms.map(({ kind }) => kind)).toEqual(['cancellation', 'delay', 'failure', 'privacy']);
    expect(shown.related.length).toBeGreaterThan(0);
    expect(shown.related.every(({ id }) => id !== audit.id)).toBe(true);
    const shares = shown.packages.map(({ share }) => share ?? 0).reduce((sum, share) => sum + share, 0);
    expect(Math.abs(shares - 100)).toBeLessThanOrEqual(2);
    const inChinese = await service(audit.id);
    expect(inChinese.stages.map(({ name }) => name)).toEqual(['诊断', '写文件', '试运行', '内审', '外审']);
    expect(inChinese.rating.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(inChinese.rating.count);
  });

  it('are compared in the order asked, and give one package by its id', async () => {
    const ids = ['service-003', 'service-001', 'none'];
    const { body } = await api.inject(serviceEndpoints.compareServices, { query: { ids } });
    expect(body.data.map(({ id }) => id)).toEqual(['service-003', 'service-001']);
    const spec = await api.inject(serviceEndpoints.getServiceSpec, { params: { spec_id: `${audit.id}-p1` } });
    expect(spec.body.data).toMatchObject({ name: '基础版', service: { id: audit.id, catalogue: 'enterprise' } });
    expect(spec.body.data.contents.find(({ name }) => name === '体系文件撰写')?.included).toBe(false);
    expect((await api.inject(serviceEndpoints.getServiceSpec, { params: { spec_id: 'none' } })).status).toBe(404);
  });

  it('have six categories from the tree, with their counts', async () => {
    const { body } = await api.inject(serviceEndpoints.serviceCategories, {}, { locale: 'en' });
    expect(body.data.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(body.data[3]).toMatchObject({ name: 'Intellectual property', topics: [{ id: 'svc-ip-patent' }, {}, {}] });
    expect(body.data.reduce((sum, category) => sum + category.services, 0)).toBe(200);
  });
});

describe('experimental services', () => {
  it('are a catalogue of their own with codes as facets', async () => {
    const { body } = await api.inject(serviceEndpoints.listExperimentServices, { query: { category: 'emc' } });
    expect(body.page.total).toBe(rows.filter(({ category }) => category === 'emc').length);
    expect(body.facets.qualification.map(({ value }) => value)).toContain('cma');
    expect(body.facets.service.find(({ value }) => value === 'by_post')?.label).toBe('寄样检测');
    const [first] = body.data;
    const detail = await api.inject(serviceEndpoints.getExperimentService, { params: { obj_id: first?.id ?? '' } });
    expect(detail.body.data.standards.length).toBeGreaterThan(0);
    expect((await api.inject(serviceEndpoints.getService, { params: { obj_id: first?.id ?? '' } })).status).toBe(404);
  });

  it('are found by their standard, here and in the search of everything', async () => {
    const { body } = await api.inject(serviceEndpoints.listExperimentServices, { query: { q: 'GB/T 10125' } });
    expect(body.data[0]?.title).toBe('中性盐雾试验');
    const all = await api.inject(searchEndpoints.searchAll, { query: { q: '知识产权贯标辅导' } });
    expect(all.body.data.kinds.flatMap(({ hits }) => hits).map(({ path }) => path)).toContain(`/business/${audit.id}`);
  });
});

describe('an offer', () => {
  const at = { now: NOW, buyer: null };
  const choice = { offer_id: audit.id, spec_id: `${audit.id}-p2`, option_ids: [], use_voucher: false, quantity: 2 };
  const [, standard] = audit.packages;

  it('prices package and options by the rows', async () => {
    const { lines, voucher_rate, area, problems } = await serviceSellable.offer(
      api.db,
      { ...choice, option_ids: [`${audit.id}-english`] },
      at,
    );
    expect(lines.map(({ amount }) => amount)).toEqual([2 * (standard?.price ?? 0), audit.options[0]?.price]);
    expect(lines[0]?.detail?.['zh-CN']).toContain('× 2单');
    expect([area, voucher_rate, problems]).toEqual(['business', 50, []]);
  });

  it('does not exist for another package or option, and says what it breaks', async () => {
    await expect(serviceSellable.offer(api.db, { ...choice, spec_id: 'service-001-p1' }, at)).rejects.toMatchObject({
      status: 404,
    });
    await expect(serviceSellable.offer(api.db, { ...choice, option_ids: ['none'] }, at)).rejects.toMatchObject({
      status: 404,
    });
    const many = await serviceSellable.offer(api.db, { ...choice, quantity: 6 }, at);
    expect(many.problems.map(({ en }) => en)).toEqual(['At most 5 in one order. Split a larger one']);
    const closed = rows.find(({ open }) => !open);
    const offer = { ...choice, offer_id: closed?.id ?? '', spec_id: `${closed?.id}-p1`, quantity: 1 };
    expect((await serviceSellable.offer(api.db, offer, at)).problems).toHaveLength(1);
  });
});

describe('a rating', () => {
  it('shows at the service and at its provider', async () => {
    const before = (await service(audit.id)).rating;
    await api.db.transaction().execute((tx) =>
      recordRating(tx, {
        order_id: 'o-audit',
        shop_id: audit.shop_id,
        kind: 'service',
        offer_id: audit.id,
        offer_title: { 'zh-CN': audit.title_zh, en: audit.title_en ?? '' },
        spec: { id: `${audit.id}-p2`, name: { 'zh-CN': '标准版', en: 'Standard' } },
        enterprise_id: 'e-demo',
        score: 4,
        aspects: { expertise: 5 },
        text: '外审一次过',
        on_time: true,
        at: NOW,
      }),
    );
    const { rating } = await service(audit.id);
    expect(rating.count).toBe(before.count + 1);
    expect(rating.reviews[0]).toMatchObject({
      text: '外审一次过',
      lang: 'zh-CN',
      spec_name: '标准版',
      month: '2026-11',
    });
  });
});

describe('an operator', () => {
  it('reads back the services that were written to a file, and is told of a missing cell', async () => {
    let cells: Record<string, string> | undefined;
    for await (const row of serviceTransfer.read(api.db)) if (row.id === audit.id) cells = row;
    const write = (over: Record<string, string> = {}) =>
      api.db
        .transaction()
        .execute(async (tx) => serviceTransfer.write?.(tx, serviceTransfer.row.parse({ ...cells, ...over })));
    expect(await write()).toBe('same');
    expect(await write({ headline_zh: '首次咨询免费，可上门' })).toBe('changed');
    expect(await write({ id: 'service-new' })).toBe('added');
    expect((await service(audit.id)).headline).toBe('首次咨询免费，可上门');
    await expect(write({ shop_id: 'shop-none' })).rejects.toThrow('there is no provider');
    const packages = JSON.stringify(audit.packages.slice(1));
    expect(serviceTransfer.row.safeParse({ ...cells, packages }).error?.issues[0]?.message).toContain('one cell');
  });
});
