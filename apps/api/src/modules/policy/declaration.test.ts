import { eventEndpoints } from '@zonekit/api-client/event/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as seedPolicy } from '../../../../demo-data/src/policy/policy.seed.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

let at = new Date('2026-11-20T02:00:00Z');
let api: TestApi;
const calls = async (query: Record<string, unknown>) =>
  (await api.inject(policyEndpoints.listDeclarations, { query })).body;

beforeAll(async () => {
  api = await startTestApi({ now: () => at, demo: true });
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
    expect(data.criteria[0]).toMatchObject({ clause: '“申报条件”第1项', field: 'region' });
    expect(data.process.map((step) => step.state)).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead']);
    expect(data.process[1]?.at).toBe('2026-11-26 17:00');
    expect(data.support_table.length).toBeGreaterThan(0);
    expect(data.contact.phone).toMatch(/^0000-/);
    expect(data.attachments.map((attachment) => [attachment.id, attachment.permission_status])).toEqual([
      ['f-doc-01', null],
      ['f-doc-02', null],
      ['f-perm-none-01', 'NONE'],
      ['f-perm-pending-01', 'pending'],
    ]);
    expect(data.materials.some((material) => material.attachment !== null)).toBe(true);
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
    const ends = body.data.map((row) => row.closes_at);
    const open = body.data.filter((row) => row.days_left !== null).map((row) => row.closes_at);
    expect(ends.slice(0, open.length)).toEqual([...open].sort());
    expect(ends.slice(open.length)).toEqual(ends.slice(open.length).sort().reverse());
    expect(body.facets.status.find((option) => option.value === 'closing')?.count).toBe(5);
  });

  it('is found by its words, and counted by status', async () => {
    const { body } = await api.inject(policyEndpoints.listDeclarations, {
      query: { q: '贷款贴息', status: ['open', 'closing'] },
    });
    expect(body.data[0]?.title_hits).not.toBeNull();
    expect(body.page.total).toBe(body.data.length);
    expect(body.data.every((row) => row.status === 'open' || row.status === 'closing')).toBe(true);
  });

  it.each(['amount', 'opens_at', 'closes_at', 'relevance'])(
    'sorted by %s is walked by cursor once each',
    async (sort) => {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const { data, page } = await calls({ sort, q: '补助', page_size: 11, ...(cursor && { cursor }) });
        seen.push(...data.map((row) => row.id));
        cursor = page.next_cursor;
      } while (cursor);
      const { body } = await api.inject(policyEndpoints.listDeclarations, { query: { q: '补助', sort } });
      expect(seen.length).toBe(body.page.total);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );
});

it('and an activity that explains it name each other', async () => {
  const { activities } = (await api.inject(policyEndpoints.getDeclaration, { params: { data_id: 'dec-open-26' } })).body
    .data;
  expect(activities.map(({ id }) => id)).toEqual(['event-31']);
  const input = { params: { obj_id: 'event-31' } };
  const { declaration } = (await api.inject(eventEndpoints.getEvent, input, { locale: 'en' })).body.data;
  expect(declaration).toMatchObject({ id: 'dec-open-26', lang: 'en' });
  const other = await api.inject(eventEndpoints.getEvent, { params: { obj_id: 'event-01' } });
  expect(other.body.data.declaration).toBeNull();
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
