import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import { type Ask, GOAL, hitRate, reportOf } from './hit-rate.ts';
import { queries } from './queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T02:00:00Z'), demo: true });
});
afterAll(() => api.close());

const ask: Ask = async (endpoint, query) => {
  const answer = await api.inject(endpoint, { query });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  return answer.body;
};

describe('the set of queries', () => {
  it('holds at least 120, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries.map(({ q, list }) => `${q} ${list}`)).size).toBe(queries.length);
  });

  it('is answered in the first five by 95 %', async () => {
    const rate = await hitRate(api.db, ask);
    process.stdout.write(`${reportOf(rate)}\n`);
    expect((rate.total - rate.missed.length) / rate.total).toBeGreaterThanOrEqual(GOAL);
  }, 120_000);
});
