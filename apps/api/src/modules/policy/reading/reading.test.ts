import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T02:00:00Z'), demo: true });
}, 180_000);
afterAll(() => api.close());

describe('collections', () => {
  it('hold their policies in order, with what each gives and how many calls are open', async () => {
    const { body } = await api.inject(policyEndpoints.listCollections, { query: { page_size: 50 } });
    expect(body.page.total).toBe(20);
    for (const { policies } of body.data) expect(policies.length).toBeGreaterThanOrEqual(2);
    const open = body.data.flatMap(({ policies }) => policies).reduce((sum, { open_calls }) => sum + open_calls, 0);
    expect(open).toBeGreaterThan(0);
    const [first] = body.data;
    const { data } = (await api.inject(policyEndpoints.getCollection, { params: { data_id: first?.id } })).body;
    expect(data).toEqual({ ...first, title_hits: null, snippet: null });
    expect((await api.inject(policyEndpoints.getCollection, { params: { data_id: 'none' } })).status).toBe(404);
  });

  it('are found by their words and narrowed by industry', async () => {
    const { body } = await api.inject(policyEndpoints.listCollections, { query: { q: '冷链' } });
    expect(body.data[0]?.title_hits?.some(({ hit }) => hit)).toBe(true);
    const narrowed = await api.inject(policyEndpoints.listCollections, { query: { industry: ['ind-coldchain'] } });
    expect(narrowed.body.page.total).toBeGreaterThan(0);
    expect(narrowed.body.data.every(({ industries }) => industries.some(({ id }) => id === 'ind-coldchain'))).toBe(
      true,
    );
  });
});

describe('illustrations', () => {
  it('are thirty, each of them pictures with a text alternative in the language of the request', async () => {
    const { body } = await api.inject(policyEndpoints.listIllustrations);
    expect(body.page.total).toBe(30);
    for (const locale of ['zh-CN', 'en'] as const) {
      const input = { params: { data_id: 'ill-01' } };
      const { data } = (await api.inject(policyEndpoints.getIllustration, input, { locale })).body;
      expect(data.lang).toBe(locale);
      expect(data.pictures).toHaveLength(data.pictures_count);
      for (const { attachment, text } of data.pictures) {
        expect(attachment.mime).toBe('image/png');
        expect(text.length).toBeGreaterThan(20);
        expect(/\p{Script=Han}/u.test(text)).toBe(locale === 'zh-CN');
      }
    }
    expect((await api.inject(policyEndpoints.getIllustration, { params: { data_id: 'none' } })).status).toBe(404);
  });
});
