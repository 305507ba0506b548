import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as seedPolicy } from '../../../../demo-data/src/policy/policy.seed.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T02:00:00Z'), seed: [seedPolicy] });
}, 180_000);
afterAll(() => api.close());

describe('recommendations', () => {
  it('hold every open call against the demo profile', async () => {
    const { body } = await api.inject(policyEndpoints.recommend, {}, { as: 'demo' });
    const { tally, matches, profile } = body.data;
    expect(profile?.enterprise_name).toBe('东港澜图智能装备有限公司');
    expect(tally).toMatchObject({ eligible: 25, near: 5, unknown: 4, not: 3 });
    expect(matches).toHaveLength(37);
    const order = ['eligible', 'near', 'unknown', 'not'];
    const ranks = matches.map((match) => order.indexOf(match.eligibility));
    expect(ranks).toEqual([...ranks].sort());
    expect(matches.every((match) => match.met + match.unmet + match.unknown === match.verdicts.length)).toBe(true);
    expect(matches.every((match) => match.verdicts.length >= 2 && match.verdicts.length <= 8)).toBe(true);
  });

  it('say why, what would change it, and what to ask', async () => {
    const { body } = await api.inject(
      policyEndpoints.recommend,
      { query: { declaration_id: 'dec-open-26' } },
      { as: 'demo' },
    );
    const [match] = body.data.matches;
    expect(match).toMatchObject({ eligibility: 'near', met: 6, unmet: 1, unknown: 1 });
    const missed = match?.verdicts.find((verdict) => verdict.verdict === 'unmet');
    expect(missed).toMatchObject({
      actual: '260万元',
      nearest_change: {
        field: 'facts.last_year_r_and_d_exact',
        to: 300,
        label: '上年度研发投入达到300万元，还差40万元',
      },
    });
    expect(match?.verdicts.find((verdict) => verdict.verdict === 'unknown')?.ask).toMatchObject({
      field: 'facts.filed_form_107_2',
      kind: 'boolean',
    });
  });

  it('are empty before the questionnaire', async () => {
    const { body } = await api.inject(policyEndpoints.recommend, {}, { as: 'staff' });
    expect(body.data).toMatchObject({ profile: null, matches: [], tally: { eligible: 0 } });
  });
});

describe('what-if', () => {
  it('shows what a changed answer gains, and saves nothing', async () => {
    const profile = { facts: { last_year_r_and_d_exact: 520 } };
    const { body } = await api.inject(policyEndpoints.whatIf, { body: { profile } }, { as: 'demo' });
    const { before, after, changes } = body.data;
    expect(before).toMatchObject({ eligible: 25, near: 5, unknown: 4, not: 3 });
    const moved = Object.fromEntries(changes.map((change) => [change.declaration_id, `${change.from} ${change.to}`]));
    // The subsidy after R&D is gained, the fund waits for form 107-2, the starting grant up to CNY 5 million is lost.
    expect(moved).toMatchObject({
      'dec-open-28': 'near eligible',
      'dec-open-26': 'near unknown',
      'dec-open-03': 'eligible near',
    });
    expect(after.eligible).toBe(25);
    const again = await api.inject(policyEndpoints.recommend, {}, { as: 'demo' });
    expect(again.body.data.tally.eligible).toBe(25);
  });

  it('answers a question in place', async () => {
    const { body } = await api.inject(
      policyEndpoints.whatIf,
      { body: { profile: { facts: { aeo_certified: true } } } },
      { as: 'demo' },
    );
    expect(body.data.changes).toEqual([
      expect.objectContaining({ declaration_id: 'dec-open-31', from: 'unknown', to: 'eligible' }),
    ]);
  });

  it('works before the first save', async () => {
    const { status, body } = await api.inject(
      policyEndpoints.whatIf,
      { body: { profile: { is_high_tech: true } } },
      { as: 'staff' },
    );
    expect(status).toBe(200);
    expect(body.data.before.eligible).toBe(0);
    expect(body.data.matches).toHaveLength(37);
  });
});
