import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T02:00:00Z'), demo: true });
});
afterAll(() => api.close());

it('counts the criteria of every open declaration as its match has them', async () => {
  const { body } = await api.inject(policyEndpoints.matchCounts, {}, { as: 'demo' });
  const { body: whole } = await api.inject(policyEndpoints.recommend, {}, { as: 'demo' });
  expect(body.data.profile).toBe(true);
  expect(body.data.tally).toEqual(whole.data.tally);
  expect(body.data.matches).toEqual(
    whole.data.matches.map(({ declaration, eligibility, met, unmet, unknown }) => ({
      declaration_id: declaration.id,
      eligibility,
      met,
      unmet,
      unknown,
    })),
  );
});

it('says that there is no profile', async () => {
  const { body } = await api.inject(policyEndpoints.matchCounts, {}, { as: 'new' });
  expect(body.data).toMatchObject({ profile: false, matches: [] });
});

it('is not for visitors, and is not stored for others', async () => {
  expect((await api.inject(policyEndpoints.matchCounts)).status).toBe(401);
  const { headers } = await api.inject(policyEndpoints.matchCounts, {}, { as: 'demo' });
  expect(headers['cache-control'] ?? '').not.toMatch(/public|s-maxage/);
  expect(headers.etag).toBeUndefined();
});

it('counts the documents in force of an industry as the list does', async () => {
  const { body } = await api.inject(policyEndpoints.totalCount);
  for (const { tag, count, in_force } of body.data.by_industry) {
    const total = async (query: Record<string, unknown>) =>
      (await api.inject(policyEndpoints.listPolicies, { query: { industry: tag.id, ...query } })).body.page.total;
    expect(await total({})).toBe(count);
    expect(await total({ validity: ['effective', 'expiring'] })).toBe(in_force);
  }
});
