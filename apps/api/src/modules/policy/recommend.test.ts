import { type ProfileInput, policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProfile } from '../../../../demo-data/src/policy/demo-profile.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T02:00:00Z'), demo: true });
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

describe('the preview', () => {
  const preview = (profile: Partial<ProfileInput>, options = {}) =>
    api.inject(policyEndpoints.previewMatches, { body: { profile } }, options);

  it('leaves every open call possible to a visitor who has answered nothing', async () => {
    const { status, body } = await preview({});
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ possible: 37, tally: { eligible: 0, not: 0, amount: { amount: 0 } } });
    expect(body.data.sample).toHaveLength(3);
  });

  it('counts down with what the answers rule out, and up with what they meet', async () => {
    const { enterprise_name: _, facts: __, ...answers } = demoProfile;
    const counts: [number, number][] = [];
    let given: Partial<ProfileInput> = {};
    for (const [field, answer] of Object.entries(answers)) {
      given = { ...given, [field]: answer };
      const { possible, tally } = (await preview(given)).body.data;
      expect(possible).toBe(tally.eligible + tally.near + tally.unknown);
      expect(possible + tally.not).toBe(37);
      counts.push([possible, tally.eligible]);
    }
    expect(counts.map(([possible]) => possible)).toEqual(counts.map(([possible]) => possible).sort((a, b) => b - a));
    expect(counts.at(-1)?.[0]).toBeLessThan(37);
    expect(counts.at(-1)?.[1]).toBeGreaterThan(0);
  });

  it('counts the same for the same answers, whoever sends them', async () => {
    const visitor = await preview(demoProfile);
    const { body } = await api.inject(policyEndpoints.recommend, {}, { as: 'demo' });
    expect(visitor.body.data).toMatchObject({ possible: 34, tally: body.data.tally });
    for (const as of ['demo', 'staff'])
      expect((await preview(demoProfile, { as })).body.data).toEqual(visitor.body.data);
  });

  it('takes an answer that is left out for unanswered, as a save does, though the saved profile has it', async () => {
    expect((await preview({}, { as: 'demo' })).body.data).toMatchObject({ possible: 37, tally: { eligible: 0 } });
  });

  it('shows first what is met, in the language of the request', async () => {
    const { sample } = (await preview(demoProfile, { locale: 'en' })).body.data;
    const { matches } = (await api.inject(policyEndpoints.recommend, {}, { as: 'demo', locale: 'en' })).body.data;
    expect(sample).toEqual(
      matches.slice(0, 3).map(({ declaration: { id, title, amount } }) => ({ declaration_id: id, title, amount })),
    );
  });

  it('stores nothing', async () => {
    const stored = () => api.db.selectFrom('policy_profiles').selectAll().orderBy('user_id').execute();
    const before = await stored();
    await preview({ is_high_tech: false }, { as: 'demo' });
    await preview({ is_high_tech: false }, { as: 'staff' });
    await preview({ is_high_tech: false });
    expect(await stored()).toEqual(before);
  });

  it('refuses answers that no save would take', async () => {
    const { status, error } = await preview({ industry: ['ind-none'] });
    expect(status).toBe(422);
    expect(error.details?.fields).toMatchObject([{ path: 'industry.0' }]);
  });
});
