import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed as seedPolicy } from '../../../../../demo-data/src/policy/policy.seed.ts';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    now: () => new Date('2026-11-20T02:00:00Z'),
    seed: [seedPolicy],
    config: { seedPolicies: 40 },
  });
}, 180_000);
afterAll(() => api.close());

it('a policy names its earlier versions, and two of them are compared clause by clause', async () => {
  const read = (query: Record<string, string>, locale: 'zh-CN' | 'en' = 'zh-CN') =>
    api.inject(policyEndpoints.getPolicy, { params: { data_id: 'pol-0002' }, query }, { locale });
  const { body } = await read({});
  expect(body.data.comparison).toBeNull();
  expect(body.data.versions.map(({ id }) => id)).toEqual(['pol-0002', 'pol-0002-v1', 'pol-0002-v2']);
  const [current, last, first] = body.data.versions;
  expect(last?.ended_on && last.ended_on < (current?.effective_on ?? '')).toBe(true);

  const compared = (await read({ compare: 'pol-0002-v1' })).body.data.comparison;
  expect(compared).toMatchObject({ older: last, newer: current, lang: 'zh-CN' });
  expect(Object.values(compared?.counts ?? {}).every((count) => count > 0)).toBe(true);
  expect(compared?.clauses.find(({ change }) => change === 'removed')?.older?.[0]?.text).toContain('全额退回');
  // The order of the two in the request does not count.
  expect((await read({ compare: 'pol-0002-v1', with: 'pol-0002-v2' })).body.data.comparison).toMatchObject({
    older: first,
    newer: last,
  });
  expect((await read({ compare: 'pol-0002-v1' }, 'en')).body.data.comparison).toMatchObject({ lang: 'en' });
  for (const query of [{ compare: 'none' }, { compare: 'pol-0002' }, { compare: 'pol-0002-v1', with: 'pol-0005' }])
    expect((await read(query)).status).toBe(404);
  expect((await read({ compare: "'; drop" })).status).toBe(422);
});
