import { contentEndpoints } from '@zonekit/api-client/content/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedRows } from '../../../../demo-data/src/content/content.seed.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T10:00:00+08:00'), seed: [seedRows] });
});
afterAll(() => api.close());

type Locale = 'zh-CN' | 'en';
const list = async (query: object = {}, locale: Locale = 'zh-CN') => {
  const { status, body } = await api.inject(contentEndpoints.listInformation, { query: { ...query } }, { locale });
  expect(status).toBe(200);
  return body;
};

describe('information', () => {
  it('is newest first, with the size of each kind', async () => {
    const { data, page, facets } = await list();
    expect(page.total).toBe(400);
    expect(data.map((item) => item.published_on)).toEqual(
      data
        .map((item) => item.published_on)
        .toSorted()
        .reverse(),
    );
    expect(facets.kind).toEqual([
      { value: 'news', label: '园区要闻', count: 160 },
      { value: 'bulletin', label: '快讯', count: 134 },
      { value: 'talent', label: '人才快讯', count: 100 },
      { value: 'introduction', label: '园区介绍', count: 6 },
    ]);
  });

  it('has a title of its own for every item', async () => {
    const titles = new Set<string>();
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { data, page } = await list({ page_size: 100, ...(cursor && { cursor }) });
      for (const { title } of data) titles.add(title);
      cursor = page.next_cursor;
    }
    expect(titles.size).toBe(400);
  });

  it('is searched in both languages, its hits marked, within one kind', async () => {
    const { data } = await list({ q: '公寓', kind: 'talent' });
    expect(data.length).toBeGreaterThan(0);
    expect(data[0]?.title_hits?.filter(({ hit }) => hit).map(({ text }) => text)).toContain('公寓');
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['talent']));
    expect((await list({ q: 'typhoon' }, 'en')).data[0]?.kind).toBe('bulletin');
  });

  it('comes as a table and as a news feed that leads to its articles', async () => {
    const csv = await api.inject(contentEndpoints.informationFile, { params: { format: 'csv' } }, { locale: 'en' });
    expect(csv.raw.toString().split('\n')[0]).toContain('Title,Kind,Published,Source,Summary');
    const atom = await api.inject(contentEndpoints.informationFile, { params: { format: 'atom' } });
    expect(atom.raw.toString()).toMatch(/listDetails\?id=[a-z]+-\d/);
  });

  it('has its body in the requested language, in Chinese without a translation, and others of its kind', async () => {
    const get = async (information_id: string) =>
      (await api.inject(contentEndpoints.getInformation, { params: { information_id } }, { locale: 'en' })).body.data;
    const translated = await get('news-001');
    expect(translated.lang).toBe('en');
    expect(translated.body_html).toContain('<h2>What comes next</h2>');
    expect(translated.related.map(({ kind }) => kind)).toEqual(['news', 'news', 'news', 'news']);
    expect(translated.related.map(({ id }) => id)).not.toContain('news-001');
    const untranslated = await get('news-012');
    expect(untranslated).toMatchObject({ lang: 'zh-CN' });
    expect(untranslated.body_html).toContain('后续安排');
  });

  it('is 404 for an unknown item and 422 for an id that none can have', async () => {
    const status = async (information_id: string) =>
      (await api.inject(contentEndpoints.getInformation, { params: { information_id } })).status;
    expect(await status('none')).toBe(404);
    expect(await status("x' or 1=1")).toBe(422);
  });
});

describe('videos and slides', () => {
  it('gives each video a poster and captions, those of the requested language first', async () => {
    const { body } = await api.inject(
      contentEndpoints.listVideos,
      { query: { topic: ['roadshow'] } },
      { locale: 'en' },
    );
    expect(body.facets.topic.reduce((sum, { count }) => sum + count, 0)).toBe(24);
    expect(body.data.length).toBeGreaterThan(0);
    for (const video of body.data) {
      expect(video.poster).not.toBeNull();
      expect(video.seconds).toBeGreaterThan(0);
      expect(video.captions.map(({ lang }) => lang)).toEqual(['en', 'zh-CN']);
    }
  });

  it('shows the slides of the place alone, in their order, and none of an unknown place', async () => {
    const slides = async (place: string) =>
      (await api.inject(contentEndpoints.listCarousels, { query: { place } })).body.data.map(({ id }) => id);
    expect(await slides('home-bsr')).toEqual(['slide-bsr-1', 'slide-bsr-2', 'slide-bsr-3', 'slide-bsr-4']);
    expect(await slides('nowhere')).toEqual([]);
  });
});
