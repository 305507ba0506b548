import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as seedPolicy } from '../../../../../demo-data/src/policy/policy.seed.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { policyPersonal } from '../policy.personal.ts';

let now = new Date('2026-11-20T02:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now, seed: [seedPolicy] });
}, 180_000);
afterAll(() => api.close());

describe('what departments publish', () => {
  it('is listed by kind, with facets, the latest first', async () => {
    const announcements = await api.inject(policyEndpoints.listAnnouncements);
    const publicity = await api.inject(policyEndpoints.listPublicity, { query: { status: ['open'] } });
    const canvass = await api.inject(policyEndpoints.listCanvass);
    expect(announcements.body.page.total).toBe(60);
    expect(announcements.body.data.every(({ kind, status }) => kind === 'announcement' && status === null)).toBe(true);
    const days = announcements.body.data.map(({ published_on }) => published_on);
    expect(days).toEqual([...days].sort().reverse());
    expect(publicity.body.data).toHaveLength(3);
    expect(publicity.body.facets.status.map(({ count }) => count)).toEqual([3, 37]);
    expect(canvass.body.page.total).toBe(12);
    expect(canvass.body.data.filter(({ status }) => status === 'open')).toHaveLength(4);
  });

  it('is searched in both languages, with what was found marked', async () => {
    const { body } = await api.inject(policyEndpoints.listAnnouncements, { query: { q: '中期检查' } });
    expect(body.page.total).toBeGreaterThan(0);
    expect(body.data[0]?.title_hits?.some(({ hit }) => hit)).toBe(true);
    const english = await api.inject(policyEndpoints.listAnnouncements, { query: { q: 'briefing' } }, { locale: 'en' });
    expect(english.body.page.total).toBeGreaterThan(0);
  });

  it('has a detail under its own kind alone, and none for an unknown id', async () => {
    const read = (endpoint: 'getAnnouncement' | 'getPublicity' | 'getCanvass', data_id: string) =>
      api.inject(policyEndpoints[endpoint], { params: { data_id } });
    const detail = (await read('getAnnouncement', 'ann-001')).body.data;
    expect(detail).toMatchObject({ id: 'ann-001', kind: 'announcement', granted: null });
    expect(detail.related).toHaveLength(3);
    const list = (await read('getPublicity', 'pub-001')).body.data;
    expect(list.granted?.projects).toBe(63);
    expect(list.declaration).not.toBeNull();
    expect((await read('getAnnouncement', 'pub-001')).status).toBe(404);
    expect((await read('getCanvass', 'ann-001')).status).toBe(404);
    expect((await read('getPublicity', 'none')).status).toBe(404);
  });
});

describe('the rows of published results', () => {
  it('of one list add up to its figures', async () => {
    const query = { publicity: ['pub-001'], page_size: 100, sort: 'amount' };
    const { body } = await api.inject(policyEndpoints.listGrants, { query });
    const { data } = (await api.inject(policyEndpoints.getPublicity, { params: { data_id: 'pub-001' } })).body;
    expect(body.data).toHaveLength(63);
    expect(body.data.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(data.granted?.amount.amount);
    expect(new Set(body.data.map(({ enterprise }) => enterprise)).size).toBe(data.granted?.enterprises);
    const amounts = body.data.map(({ amount }) => amount.amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });

  it('are found by project and by enterprise, and saved as CSV', async () => {
    const found = await api.inject(policyEndpoints.listGrants, { query: { q: '深冷' } });
    expect(found.body.page.total).toBeGreaterThan(0);
    expect(found.body.data.every(({ project, enterprise }) => `${project}${enterprise}`.includes('深冷'))).toBe(true);
    const own = await api.inject(policyEndpoints.listGrants, { query: { q: '澜图' } });
    expect(own.body.data[0]?.enterprise_hits?.find(({ hit }) => hit)?.text).toBe('澜图');
    const file = await api.inject(policyEndpoints.grantsFile, {
      params: { format: 'csv' },
      query: { publicity: ['pub-001'] },
    });
    expect(file.raw.toString().trim().split('\r\n')).toHaveLength(64);
  });
});

describe('opinions on a draft', () => {
  const give = (data_id: string, body: unknown, as: 'demo' | 'staff' | undefined = 'demo') =>
    api.inject(policyEndpoints.addOpinion, { params: { data_id }, body }, { as });
  const opinion = { clause: '第八条', text: '建议保留纸质材料窗口，便于小微企业办理。' };

  it('are one’s own to read and everybody’s to count', async () => {
    expect((await give('can-001', opinion)).status).toBe(201);
    const read = async (as?: 'demo' | 'staff') =>
      (await api.inject(policyEndpoints.getCanvass, { params: { data_id: 'can-001' } }, { as })).body.data;
    expect(await read('demo')).toMatchObject({ opinions: 1, mine: [opinion] });
    expect(await read('staff')).toMatchObject({ opinions: 1, mine: [] });
    expect(await read()).toMatchObject({ opinions: 1, mine: [] });
  });

  it('are refused without a login, too short, for what is no draft, and once the time is over', async () => {
    expect(
      (await api.inject(policyEndpoints.addOpinion, { params: { data_id: 'can-001' }, body: opinion })).status,
    ).toBe(401);
    expect((await give('can-001', { ...opinion, text: '好' })).status).toBe(422);
    expect((await give('ann-001', opinion)).status).toBe(404);
    expect((await give('can-012', opinion)).status).toBe(409);
    now = new Date('2026-12-19T10:00:00Z');
    const late = await give('can-001', opinion);
    now = new Date('2026-11-20T02:00:00Z');
    expect([late.status, late.error.message]).toEqual([409, '征求意见已经结束']);
  });

  it('are exported and erased with the person', async () => {
    expect(await policyPersonal.export(api.db, 'u-demo')).toMatchObject({ opinions: [opinion] });
    await api.db.transaction().execute((tx) => policyPersonal.erase(tx, 'u-demo', new Date()));
    expect(await policyPersonal.export(api.db, 'u-demo')).toMatchObject({ opinions: [] });
  });
});
