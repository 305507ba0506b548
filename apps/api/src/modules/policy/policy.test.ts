import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T02:00:00Z'), demo: true });
}, 180_000);
afterAll(() => api.close());

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
    expect(body.data.declarations.some((declaration) => declaration.title.includes('首台（套）'))).toBe(true);
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

describe('figures', () => {
  it('agree with the lists', async () => {
    const { body } = await api.inject(policyEndpoints.totalCount);
    const list = await api.inject(policyEndpoints.listPolicies, { query: { validity: ['effective', 'expiring'] } });
    expect(body.data.policies_effective).toBe(list.body.page.total);
    expect(body.data).toMatchObject({ declarations_open: 37, declarations_closing: 5 });
    expect(body.data.by_year.reduce((sum, year) => sum + year.count, 0)).toBe(360);
    expect(body.data.by_year.length).toBeGreaterThanOrEqual(10);
    const tags = await api.inject(policyEndpoints.listTags);
    expect(tags.body.data).toHaveLength(12);
  });
});
