import { needEndpoints } from '@zonekit/api-client/space/need/contract';
import { reportEndpoints } from '@zonekit/api-client/space/report/contract';
import { settlementEndpoints } from '@zonekit/api-client/space/settlement/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../api/test/harness.ts';
import { seed } from './space.seed.ts';

const demo = { as: 'demo' } as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T10:00:00+08:00'), seed: [seed] });
}, 240_000);
afterAll(() => api.close());

describe('what the demo’s enterprise has filed', () => {
  it('is a need with units that match it', async () => {
    const { body } = await api.inject(needEndpoints.listNeeds, { query: {} }, demo);
    expect(body.data.map(({ status }) => status).sort()).toEqual(['expired', 'matched', 'published', 'published']);
    const matches = await api.inject(needEndpoints.listMatches, { params: { need_id: 'space-need-1' } }, demo);
    expect(matches.body.data.length).toBeGreaterThan(5);
    expect(matches.body.data[0]?.score).toBe(100);
  });

  it('are reports on six quarters, two of them to be handed in', async () => {
    const { body } = await api.inject(reportEndpoints.listReports, { query: { sort: 'period' } }, demo);
    expect(body.data.map(({ period, status }) => [period, status])).toEqual([
      ['2026Q3', 'due'],
      ['2026Q2', 'overdue'],
      ['2026Q1', 'returned'],
      ['2025Q4', 'accepted'],
      ['2025Q3', 'accepted'],
      ['2025Q2', 'accepted'],
    ]);
  });

  it('are settlements in several states, each with its invoice, within the rent of its period', async () => {
    const { body } = await api.inject(settlementEndpoints.listSettlements, { query: {} }, demo);
    const states = body.data.map(({ status }) => status).sort();
    expect(states).toEqual(['approved', 'paid', 'rejected', 'returned', 'reviewing']);
    for (const { files, amount, events } of body.data) {
      expect(files.map(({ access }) => access)).toEqual(['private']);
      expect(amount.amount).toBeGreaterThan(0);
      expect(events[0]?.to).toBe('submitted');
    }
  });

  it('is written once', async () => {
    await seed(api.context);
    const { body } = await api.inject(settlementEndpoints.listSettlements, { query: {} }, { as: 'operator' });
    expect(body.page.total).toBe(6);
  });
});
