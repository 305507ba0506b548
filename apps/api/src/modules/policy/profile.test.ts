import { type MatchTally, type ProfileInput, policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProfile } from '../../../../demo-data/src/policy/demo-profile.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

const as = { as: 'new' } as const;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T02:00:00Z'), demo: true });
}, 180_000);
afterAll(() => api.close());

/** Past the service, as an earlier release may have left it. */
const store = (profile: ProfileInput) => {
  const row = { profile: JSON.stringify(profile), updated_at: '2026-11-19T00:00:00Z', sent: null };
  return api.db
    .insertInto('policy_profiles')
    .values({ user_id: 'u-new', ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

const save = async (profile: ProfileInput) => {
  const body = { ...profile, user_id: 'u-new' };
  const { status, error } = await api.inject(
    policyEndpoints.saveProfile,
    { body, idempotencyKey: crypto.randomUUID() },
    as,
  );
  expect(status, JSON.stringify(error)).toBe(200);
  return (await api.inject(policyEndpoints.getProfile, {}, as)).body.data;
};

const tried = async (profile: Partial<ProfileInput>): Promise<MatchTally> =>
  (await api.inject(policyEndpoints.whatIf, { body: { profile } }, as)).body.data.after;
const recommended = async (): Promise<MatchTally> =>
  (await api.inject(policyEndpoints.recommend, {}, as)).body.data.tally;

const withFacts = (over: Partial<ProfileInput>): ProfileInput => ({
  ...demoProfile,
  ...over,
  facts: { ...demoProfile.facts, ...over.facts },
});
const contradictory = withFacts({ last_year_r_and_d: 1 });

describe('the profile', () => {
  it('is null before the first save, and read back with its codes at the top', async () => {
    const before = await api.inject(policyEndpoints.getProfile, {}, { as: 'new' });
    expect(before.body.data).toBeNull();
    const sent = { ...demoProfile, reg_time: '2024-02-29 08:30:00', applicant_background: [6, 5], user_id: 'u-new' };
    const saved = await api.inject(
      policyEndpoints.saveProfile,
      { body: sent, idempotencyKey: crypto.randomUUID() },
      { as: 'new' },
    );
    expect(saved.status, JSON.stringify(saved.error)).toBe(200);
    const read = await api.inject(policyEndpoints.getProfile, { query: { user_id: 'u-new' } }, { as: 'new' });
    expect(read.body.data).toMatchObject({
      reg_time: '2024-02-29 08:30:00',
      applicant_background: [5, 6],
      province_id: '370000',
      city_id: '371100',
      county_id: '371102',
      user_id: 'u-new',
      updated_at: '2026-11-20T10:00:00+08:00',
    });
    expect(read.body.data).toEqual(saved.body.data);
  });

  it('drops answers that a later save leaves out', async () => {
    const { enterprise_name, address_area } = demoProfile;
    await api.inject(
      policyEndpoints.saveProfile,
      { body: { enterprise_name, address_area }, idempotencyKey: crypto.randomUUID() },
      { as: 'new' },
    );
    const { body } = await api.inject(policyEndpoints.getProfile, {}, { as: 'new' });
    expect(body.data).not.toHaveProperty('last_year_sales');
  });

  it.each([
    ['enterprise_name', { enterprise_name: '   ' }],
    ['address_area.county_id', { address_area: { ...demoProfile.address_area, county_id: '' } }],
    ['reg_time', { reg_time: '2023-02-29 00:00:00' }],
    ['reg_time', { reg_time: '2026-11-21 00:00:00' }],
    ['reg_time', { reg_time: '2026-11-20' }],
    ['industry', { industry: ['ind-it', 'ind-robot', 'ind-marine', 'ind-nev'] }],
    ['industry.0', { industry: ['ind-none'] }],
    ['applicant_background', { applicant_background: [5, 8] }],
    ['last_year_sales', { last_year_sales: 4 }],
  ])('is refused for %s', async (path, over) => {
    const answer = await api.inject(
      policyEndpoints.saveProfile,
      { body: { ...demoProfile, ...over }, idempotencyKey: crypto.randomUUID() },
      { as: 'new' },
    );
    expect(answer.status).toBe(422);
    const fields = (answer.error.details?.fields ?? []) as { path: string }[];
    expect(fields.map((field) => field.path)).toContain(path);
  });

  it("of another user is forbidden, but for an operator's reading", async () => {
    const query = { user_id: 'u-demo' };
    expect((await api.inject(policyEndpoints.getProfile, { query }, { as: 'new' })).status).toBe(403);
    expect((await api.inject(policyEndpoints.getProfile, { query }, { as: 'operator' })).status).toBe(200);
    const body = { ...demoProfile, user_id: 'u-demo' };
    expect(
      (await api.inject(policyEndpoints.saveProfile, { body, idempotencyKey: crypto.randomUUID() }, { as: 'new' }))
        .status,
    ).toBe(403);
    expect((await api.inject(policyEndpoints.getProfile)).status).toBe(401);
  });
});

describe('a saved exact figure', () => {
  it('moves the chosen range along', async () => {
    await store(demoProfile);
    const saved = await save(withFacts({ facts: { last_year_r_and_d_exact: 520 } }));
    expect(saved).toMatchObject({ last_year_r_and_d: 3, facts: { last_year_r_and_d_exact: 520, rd_staff: 18 } });
  });

  it('gives way to another chosen range that does not hold it', async () => {
    await store(demoProfile);
    const saved = await save(withFacts({ last_year_r_and_d: 3 }));
    expect(saved?.last_year_r_and_d).toBe(3);
    expect(saved?.facts).not.toHaveProperty('last_year_r_and_d_exact');
    expect(saved?.facts).toHaveProperty('rd_staff', 18);
  });

  it('stays beside a range that holds it', async () => {
    await store(demoProfile);
    expect(await save(demoProfile)).toMatchObject({ last_year_r_and_d: 2, facts: demoProfile.facts });
  });

  it('decides where it comes together with a range that does not hold it', async () => {
    await api.db.deleteFrom('policy_profiles').where('user_id', '=', 'u-new').execute();
    expect(await save(contradictory)).toMatchObject({ last_year_r_and_d: 2, facts: demoProfile.facts });
  });

  it.each([
    ['after the demo profile', demoProfile],
    ['after another figure', withFacts({ last_year_r_and_d: 4, facts: { last_year_r_and_d_exact: 900 } })],
    ['after nothing', null],
  ])('is settled the same when the same contradiction is saved twice %s', async (_when, before) => {
    if (before) await store(before);
    else await api.db.deleteFrom('policy_profiles').where('user_id', '=', 'u-new').execute();
    const first = await save(contradictory);
    expect(await save(contradictory)).toEqual(first);
    expect(await save(contradictory)).toEqual(first);
  });

  it('gives the range that was never chosen', async () => {
    const { last_year_r_and_d: _, ...unanswered } = demoProfile;
    await store(unanswered);
    expect(await save(unanswered)).toMatchObject({ last_year_r_and_d: 2 });
  });
});

describe('a what-if and the save that follows', () => {
  const changes: [string, Partial<ProfileInput>][] = [
    ['a figure outside the range', { facts: { last_year_r_and_d_exact: 520 } }],
    ['another range', { last_year_r_and_d: 4 }],
    ['a figure together with another range', { last_year_r_and_d: 4, facts: { last_year_r_and_d_exact: 520 } }],
    ['a first figure of another answer', { facts: { last_year_sales_exact: 480 } }],
    ['an answer that has no figure', { is_high_tech: false }],
  ];
  const starts: [string, ProfileInput][] = [
    ['the demo profile', demoProfile],
    ['a contradictory profile', contradictory],
  ];

  it.each(starts.flatMap(([from, profile]) => changes.map(([what, change]) => ({ from, what, profile, change }))))(
    'count the same from $from with $what',
    async ({ profile, change }) => {
      await store(profile);
      const expected = await tried(change);
      const { facts } = profile;
      await save({ ...profile, ...change, facts: { ...facts, ...change.facts } });
      expect(await recommended()).toEqual(expected);
    },
  );

  it.each(starts.flatMap(([from, profile]) => changes.map(([what, change]) => ({ from, what, profile, change }))))(
    'count the same as the preview from $from with $what',
    async ({ profile, change }) => {
      await store(profile);
      const next = { ...profile, ...change, facts: { ...profile.facts, ...change.facts } };
      const { body } = await api.inject(policyEndpoints.previewMatches, { body: { profile: next } }, as);
      await save(next);
      expect(await recommended()).toEqual(body.data.tally);
    },
  );

  it('count the same before anything was saved', async () => {
    await api.db.deleteFrom('policy_profiles').where('user_id', '=', 'u-new').execute();
    const expected = await tried(contradictory);
    await save(contradictory);
    expect(await recommended()).toEqual(expected);
  });
});
