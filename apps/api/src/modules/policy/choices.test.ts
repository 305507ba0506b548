import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { departmentTransfer } from './transfer/catalogue.transfer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T02:00:00Z'), demo: true });
}, 180_000);
afterAll(() => api.close());

const {
  declarationChoices,
  editPolicyOrg,
  enterpriseInfo,
  getPolicyOrg,
  listDeclarations,
  listPolicyOrgs,
  recommend,
  recommendedDeclarations,
  statusCounts,
  subscribe,
} = policyEndpoints;

describe('the short list of calls', () => {
  it('has those that are not over, the nearest deadline first', async () => {
    const { data } = (await api.inject(declarationChoices)).body;
    const { body } = await api.inject(listDeclarations, {
      query: { status: ['upcoming', 'open', 'closing'], page_size: 100 },
    });
    expect(data.map(({ id }) => id).sort()).toEqual(body.data.map(({ id }) => id).sort());
    expect(data.map(({ closes_at }) => closes_at)).toEqual(data.map(({ closes_at }) => closes_at).sort());
  });

  it('holds the deadlines between two days in Shanghai, both of them included', async () => {
    const query = { from: '2026-11-26', to: '2026-11-26' };
    const { data } = (await api.inject(declarationChoices, { query }, { locale: 'en' })).body;
    expect(data).toContainEqual(
      expect.objectContaining({
        id: 'dec-open-26',
        lang: 'en',
        status: 'closing',
        closes_at: '2026-11-26T17:00:00+08:00',
      }),
    );
    expect(data.every(({ closes_at }) => closes_at.startsWith('2026-11-26'))).toBe(true);
    const past = await api.inject(declarationChoices, { query: { from: '2026-01-01', to: '2026-06-30' } });
    expect(past.body.data.some(({ status }) => status === 'announced')).toBe(true);
    expect((await api.inject(declarationChoices, { query: { from: '2026-13-01' } })).status).toBe(422);
  });

  it("is narrowed to one's own subscriptions; a visitor has none", async () => {
    const query = { subscribed: 'true' } as const;
    const body = { declaration_id: 'dec-open-34', subscribed: true };
    await api.inject(subscribe, { body, idempotencyKey: 'choices-1' }, { as: 'new' });
    const mine = (await api.inject(declarationChoices, { query }, { as: 'new' })).body.data;
    expect(mine.map(({ id }) => id)).toEqual(['dec-open-34']);
    expect((await api.inject(declarationChoices, { query })).body.data).toEqual([]);
  });
});

it('recommends what the profile does not rule out, and to others what closes next', async () => {
  const visitor = (await api.inject(recommendedDeclarations)).body.data;
  expect([visitor.basis, visitor.declarations.length]).toEqual(['deadline', 6]);
  expect(visitor.declarations.every(({ days_left }) => days_left !== null)).toBe(true);
  const demo = (await api.inject(recommendedDeclarations, {}, { as: 'demo' })).body.data;
  const { matches } = (await api.inject(recommend, {}, { as: 'demo' })).body.data;
  expect(demo.basis).toBe('profile');
  expect(demo.declarations).toEqual(matches.slice(0, 6).map(({ declaration }) => declaration));
  expect(matches.slice(0, 6).every(({ eligibility }) => eligibility !== 'not')).toBe(true);
});

it('tells what an enterprise has registered, with where it comes from', async () => {
  const { data } = (await api.inject(enterpriseInfo, {}, { as: 'demo', locale: 'en' })).body;
  expect(data).toMatchObject({
    enterprise_id: 'e-lantu',
    answers: { enterprise_name: expect.any(String) },
    source: { name: 'Enterprise registration' },
  });
  expect((await api.inject(enterpriseInfo, {}, { as: 'new' })).body.data).toBeNull();
  expect((await api.inject(enterpriseInfo)).status).toBe(401);
});

it('counts by status what the lists count', async () => {
  const { data } = (await api.inject(statusCounts)).body;
  const { facets } = (await api.inject(listDeclarations, { query: { page_size: 1 } })).body;
  for (const { status, count } of data.declarations)
    expect(facets.status.find(({ value }) => value === status)?.count ?? 0).toBe(count);
  expect(data.policies.map(({ validity }) => validity)).toEqual(['effective', 'expiring', 'expired']);
});

describe('departments', () => {
  const contact = {
    address_zh: '东港自贸区港口大道3号',
    address_en: '3 Harbour Avenue, Donggang Free Trade Zone',
    phone: '0415-2020001',
    hours_zh: '工作日 9:00–17:00',
    hours_en: 'Working days 9:00–17:00',
  };
  const params = { department_id: 'ftz-technology' };

  it('are told with address, phone and hours, in either language', async () => {
    for (const locale of ['zh-CN', 'en'] as const) {
      const { data } = (await api.inject(listPolicyOrgs, {}, { locale })).body;
      expect(data.length).toBeGreaterThan(20);
      for (const org of data) expect(Object.values(org).every((text) => text !== '')).toBe(true);
      expect(/\p{Script=Han}/u.test(data.map(({ address, hours }) => address + hours).join(''))).toBe(
        locale === 'zh-CN',
      );
    }
    expect((await api.inject(getPolicyOrg, { params: { department_id: 'none' } })).status).toBe(404);
  });

  it('are edited by an operator alone', async () => {
    expect((await api.inject(editPolicyOrg, { params, body: contact }, { as: 'demo' })).status).toBe(403);
    expect(
      (await api.inject(editPolicyOrg, { params, body: { ...contact, phone: 'x' } }, { as: 'operator' })).status,
    ).toBe(422);
    const unknown = await api.inject(
      editPolicyOrg,
      { params: { department_id: 'none' }, body: contact },
      { as: 'operator' },
    );
    expect(unknown.status).toBe(404);
    await api.inject(editPolicyOrg, { params, body: contact }, { as: 'operator' });
    expect((await api.inject(getPolicyOrg, { params }, { locale: 'en' })).body.data).toMatchObject({
      address: contact.address_en,
      phone: contact.phone,
      hours: contact.hours_en,
    });
  });

  it('leave and return by file with how they are reached', async () => {
    const rows: Record<string, string>[] = [];
    for await (const row of departmentTransfer.read(api.db)) rows.push(row);
    expect(rows.find(({ id }) => id === params.department_id)).toMatchObject(contact);
    const again = departmentTransfer.row?.parse(rows[0]);
    expect(
      await api.db
        .transaction()
        .execute((tx) => departmentTransfer.write?.(tx, again) ?? Promise.reject(new Error('read alone'))),
    ).toBe('same');
  });
});
