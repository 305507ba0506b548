import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { seedFile } from '../file/file.seed.ts';
import { seedPolicy } from './policy.seed.ts';
import { demoProfile } from './seed/demo-profile.ts';

let at = new Date('2026-11-20T02:00:00Z');
let api: TestApi;
const key = () => crypto.randomUUID();
const calls = async (query: Record<string, unknown>) =>
  (await api.inject(policyEndpoints.listDeclarations, { query })).body;

beforeAll(async () => {
  api = await startTestApi({ now: () => at, seed: [seedFile, seedPolicy] });
}, 180_000);
afterAll(() => api.close());

const at_ = async <T>(time: string, work: () => Promise<T>): Promise<T> => {
  const before = at;
  at = new Date(time);
  try {
    return await work();
  } finally {
    at = before;
  }
};

describe('categories', () => {
  it('answers as section 7 shows', async () => {
    const { body } = await api.inject(policyEndpoints.listCategories, {
      query: { page_index: 1, page_size: 999, business_code: '050011', with_hidden: true },
    });
    expect(body.data[0]?.category_tags).toHaveLength(12);
    expect(body.data[0]?.category_tags[3]).toEqual({ id: 'ind-coldchain', name: '冷链物流' });
  });

  it('gives the enterprise services as a tree in the order of category_ids', async () => {
    const { body } = await api.inject(
      policyEndpoints.categoryTree,
      { query: { business_code: '030000' } },
      { locale: 'en' },
    );
    expect(body.data.map((node) => node.name)).toEqual([
      'Business registration',
      'Finance and tax',
      'HR agency',
      'Intellectual property',
      'Legal',
      'Design',
    ]);
    expect(body.data.every((node) => node.children.length > 0)).toBe(true);
  });
});

describe('a policy', () => {
  it('has its body, attachments, calls and related documents', async () => {
    const { status, body } = await api.inject(
      policyEndpoints.getPolicy,
      { params: { data_id: 'pol-0006' } },
      { as: 'demo' },
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      number: '东工信〔2026〕77号',
      issuer: '市工业和信息化局',
      level: 'municipal',
      published_on: '2026-11-11',
      lang: 'zh-CN',
    });
    expect(body.data.body_html).toContain('<strong>第一条</strong>');
    expect(body.data.attachments.length).toBeGreaterThan(0);
    expect(body.data.related.length).toBeGreaterThan(0);
    expect(body.data.declarations.some((one) => one.title.includes('首台（套）'))).toBe(true);
  });

  it('is told in English where it was translated', async () => {
    const { body } = await api.inject(policyEndpoints.getPolicy, { params: { data_id: 'pol-0001' } }, { locale: 'en' });
    expect(body.data).toMatchObject({
      lang: 'en',
      number: 'Dong Zheng Fa [2026] No. 31',
      title: 'Measures to grow cold-chain logistics and bonded testing together',
    });
    expect(body.data.body_html).toContain('Article 1');
  });

  it('that does not exist is 404', async () => {
    expect((await api.inject(policyEndpoints.getPolicy, { params: { data_id: 'pol-none' } })).status).toBe(404);
    expect((await api.inject(policyEndpoints.getDeclaration, { params: { data_id: 'none' } })).status).toBe(404);
  });
});

describe('a call for application', () => {
  it('has criteria, materials, process, support and contact', async () => {
    const { body } = await api.inject(
      policyEndpoints.getDeclaration,
      { params: { data_id: 'dec-open-26' } },
      { as: 'demo' },
    );
    const { data } = body;
    expect(data).toMatchObject({
      title: '关于组织申报2026年度产业创新专项资金（智能装备方向）的通知',
      number: '东自贸科〔2026〕47号',
      status: 'closing',
      days_left: 6,
      closes_at: '2026-11-26T17:00:00+08:00',
      amount: { amount: 300_000_000, currency: 'CNY' },
      criteria_count: 8,
    });
    expect(data.criteria[0]).toMatchObject({ clause: '第四条第（一）项', field: 'region' });
    expect(data.process.map((step) => step.state)).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead']);
    expect(data.process[1]?.at).toBe('2026-11-26 17:00');
    expect(data.support_table.length).toBeGreaterThan(0);
    expect(data.contact.phone).toMatch(/^0000-/);
    expect(data.attachments.map((one) => [one.id, one.permission_status])).toEqual([
      ['f-doc-01', null],
      ['f-doc-02', null],
      ['f-perm-none-01', 'NONE'],
      ['f-perm-pending-01', 'pending'],
    ]);
    expect(data.materials.some((one) => one.attachment !== null)).toBe(true);
  });

  it.each([
    ['2026-11-18T16:00:00Z', 'open', 8],
    ['2026-11-19T16:00:00Z', 'closing', 7],
    ['2026-11-26T15:59:59Z', 'closing', 0],
  ])('at %s is %s with %s days left', async (time, status, left) => {
    // dec-open-34 closes on 2026-11-27 at 17:00 in Shanghai.
    const shifted = time.startsWith('2026-11-26') ? '2026-11-27T08:59:59Z' : time;
    const { body } = await at_(shifted, () =>
      api.inject(policyEndpoints.getDeclaration, { params: { data_id: 'dec-open-34' } }),
    );
    expect(body.data).toMatchObject({ status, days_left: left });
  });

  it.each([
    ['2026-11-27T09:00:00Z', 'closed'],
    ['2027-01-15T15:59:59Z', 'closed'],
    ['2027-01-15T16:00:00Z', 'announced'],
  ])('at %s is %s', async (time, status) => {
    const { body } = await at_(time, () =>
      api.inject(policyEndpoints.getDeclaration, { params: { data_id: 'dec-open-34' } }),
    );
    expect(body.data).toMatchObject({ status, days_left: null });
  });

  it('stands in the list by deadline, what is over behind what is open', async () => {
    const { body } = await api.inject(policyEndpoints.listDeclarations, { query: { page_size: 100 } });
    const ends = body.data.map((one) => one.closes_at);
    const open = body.data.filter((one) => one.days_left !== null).map((one) => one.closes_at);
    expect(ends.slice(0, open.length)).toEqual([...open].sort());
    expect(ends.slice(open.length)).toEqual(ends.slice(open.length).sort().reverse());
    expect(body.facets.status.find((one) => one.value === 'closing')?.count).toBe(5);
  });

  it('is found by its words, and counted by status', async () => {
    const { body } = await api.inject(policyEndpoints.listDeclarations, {
      query: { q: '贷款贴息', status: ['open', 'closing'] },
    });
    expect(body.data[0]?.title_hits).not.toBeNull();
    expect(body.page.total).toBe(body.data.length);
    expect(body.data.every((one) => one.status === 'open' || one.status === 'closing')).toBe(true);
  });

  it.each(['amount', 'opens_at', 'closes_at', 'relevance'])(
    'sorted by %s is walked by cursor once each',
    async (sort) => {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const { data, page } = await calls({ sort, q: '补助', page_size: 11, ...(cursor && { cursor }) });
        seen.push(...data.map((one) => one.id));
        cursor = page.next_cursor;
      } while (cursor);
      const { body } = await api.inject(policyEndpoints.listDeclarations, { query: { q: '补助', sort } });
      expect(seen.length).toBe(body.page.total);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );
});

describe('figures', () => {
  it('agree with the lists', async () => {
    const { body } = await api.inject(policyEndpoints.totalCount);
    const list = await api.inject(policyEndpoints.listPolicies, { query: { validity: ['effective', 'expiring'] } });
    expect(body.data.policies_effective).toBe(list.body.page.total);
    expect(body.data).toMatchObject({ declarations_open: 37, declarations_closing: 5 });
    expect(body.data.by_year.reduce((sum, one) => sum + one.count, 0)).toBe(360);
    expect(body.data.by_year.length).toBeGreaterThanOrEqual(10);
    const tags = await api.inject(policyEndpoints.listTags);
    expect(tags.body.data).toHaveLength(12);
  });
});

describe('the profile', () => {
  it('is null before the first save, and read back with its codes at the top', async () => {
    const before = await api.inject(policyEndpoints.getProfile, {}, { as: 'new' });
    expect(before.body.data).toBeNull();
    const sent = { ...demoProfile, reg_time: '2024-02-29 08:30:00', applicant_background: [6, 5], user_id: 'u-new' };
    const saved = await api.inject(policyEndpoints.saveProfile, { body: sent, idempotencyKey: key() }, { as: 'new' });
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
      { body: { enterprise_name, address_area }, idempotencyKey: key() },
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
      { body: { ...demoProfile, ...over }, idempotencyKey: key() },
      { as: 'new' },
    );
    expect(answer.status).toBe(422);
    const fields = (answer.error.details?.fields ?? []) as { path: string }[];
    expect(fields.map((one) => one.path)).toContain(path);
  });

  it("of another user is forbidden, but for an operator's reading", async () => {
    const query = { user_id: 'u-demo' };
    expect((await api.inject(policyEndpoints.getProfile, { query }, { as: 'new' })).status).toBe(403);
    expect((await api.inject(policyEndpoints.getProfile, { query }, { as: 'operator' })).status).toBe(200);
    const body = { ...demoProfile, user_id: 'u-demo' };
    expect((await api.inject(policyEndpoints.saveProfile, { body, idempotencyKey: key() }, { as: 'new' })).status).toBe(
      403,
    );
    expect((await api.inject(policyEndpoints.getProfile)).status).toBe(401);
  });
});

describe('recommendations', () => {
  it('hold every open call against the demo profile', async () => {
    const { body } = await api.inject(policyEndpoints.recommend, {}, { as: 'demo' });
    const { tally, matches, profile } = body.data;
    expect(profile?.enterprise_name).toBe('东港澜图智能装备有限公司');
    expect(tally).toMatchObject({ eligible: 25, near: 5, unknown: 4, not: 3 });
    expect(matches).toHaveLength(37);
    const order = ['eligible', 'near', 'unknown', 'not'];
    const ranks = matches.map((one) => order.indexOf(one.eligibility));
    expect(ranks).toEqual([...ranks].sort());
    expect(matches.every((one) => one.met + one.unmet + one.unknown === one.verdicts.length)).toBe(true);
    expect(matches.every((one) => one.verdicts.length >= 2 && one.verdicts.length <= 8)).toBe(true);
  });

  it('say why, what would change it, and what to ask', async () => {
    const { body } = await api.inject(
      policyEndpoints.recommend,
      { query: { declaration_id: 'dec-open-26' } },
      { as: 'demo' },
    );
    const [match] = body.data.matches;
    expect(match).toMatchObject({ eligibility: 'near', met: 6, unmet: 1, unknown: 1 });
    const missed = match?.verdicts.find((one) => one.verdict === 'unmet');
    expect(missed).toMatchObject({
      actual: '260万元',
      nearest_change: {
        field: 'facts.last_year_r_and_d_exact',
        to: 300,
        label: '上年度研发投入达到300万元，还差40万元',
      },
    });
    expect(match?.verdicts.find((one) => one.verdict === 'unknown')?.ask).toMatchObject({
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
    const moved = Object.fromEntries(changes.map((one) => [one.declaration_id, `${one.from} ${one.to}`]));
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

describe('the seed', () => {
  it('does nothing the second time, and keeps open calls open on a later day', async () => {
    await seedPolicy(api.context);
    const later = '2027-03-05T02:00:00Z';
    await at_(later, () => seedPolicy(api.context));
    const { body } = await at_(later, () =>
      api.inject(policyEndpoints.getDeclaration, { params: { data_id: 'dec-open-26' } }),
    );
    expect(body.data).toMatchObject({ status: 'closing', days_left: 6 });
  });
});
