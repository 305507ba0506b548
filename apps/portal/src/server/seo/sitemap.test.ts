import { describe, expect, test } from 'vitest';
import { createAddresses } from './addresses.ts';
import { MOST_ADDRESSES, plainPages, sitemap } from './sitemap.ts';

const ORIGIN = 'https://zone.example';

test('pages are those that anybody may find without parameters', () => {
  const ids = [
    '__root__',
    '/',
    '/policy',
    '/policy/',
    '/policy/policyDocument/$id',
    '/policy/results/{-$id}',
    '/listDetails',
  ];
  expect(plainPages([...ids, '/userCenter/user/', '/login/', '/loginHelp', '/search', '/newIndex{$template}'])).toEqual(
    ['/', '/policy', '/policy/results', '/loginHelp'],
  );
});

test('each address is there once for each language, and its signs are escaped', () => {
  const pages = [{ path: '/policy/policyBrowse/can-1?tab=canvass', changed_on: null }];
  const xml = sitemap(pages, ORIGIN, null) ?? '';
  expect(xml).toContain('<loc>https://zone.example/policy/policyBrowse/can-1?tab=canvass</loc>');
  expect(xml).toContain('hreflang="en" href="https://zone.example/policy/policyBrowse/can-1?tab=canvass&amp;lang=en"');
  expect(xml.match(/hreflang=/g)).toHaveLength(2);
  expect(xml).not.toContain('lastmod');
});

test('an address tells the day of its last change, where one is recorded', () => {
  const pages = [
    { path: '/event', changed_on: null },
    { path: '/event/evt-1', changed_on: '2026-11-03' },
  ];
  const xml = sitemap(pages, ORIGIN, null) ?? '';
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-11-03</lastmod>']);
  expect(xml).toContain(`<loc>${ORIGIN}/event/evt-1</loc><lastmod>`);
});

test('more than 50,000 addresses are in several files, under an index', () => {
  const pages = Array.from({ length: MOST_ADDRESSES + 1 }, (_, index) => ({
    path: `/p/${index}`,
    changed_on: index < 2 ? `2026-11-0${2 - index}` : null,
  }));
  const index = sitemap(pages, ORIGIN, null) ?? '';
  expect(index.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://zone.example/sitemap-1.xml',
    '<loc>https://zone.example/sitemap-2.xml',
  ]);
  expect(index.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-11-02']);
  expect(sitemap(pages, ORIGIN, 1)?.match(/<url>/g)).toHaveLength(MOST_ADDRESSES);
  expect(sitemap(pages, ORIGIN, 2)).toContain(`<loc>${ORIGIN}/p/${MOST_ADDRESSES}</loc>`);
  expect([sitemap(pages, ORIGIN, 0), sitemap(pages, ORIGIN, 3)]).toEqual([null, null]);
});

describe('the addresses of the service', () => {
  const setUp = () => {
    const state = { now: 0, calls: 0, dead: false };
    const fetch: typeof globalThis.fetch = async (input) => {
      state.calls += 1;
      if (state.dead) throw new TypeError('down');
      const first = !new URL(input instanceof Request ? input.url : input).searchParams.has('after');
      const at = (path: string) => [{ path, changed_on: '2026-11-03' }];
      const data = first ? { addresses: at('/a'), next: 'k:a' } : { addresses: at(`/b${state.now}`), next: null };
      return Response.json({ data });
    };
    const config = { api: { fallback: 'http://service.example/api' }, clientId: 'c', secret: 's'.repeat(32), fetch };
    const read = createAddresses(config, () => state.now);
    return { state, addresses: async () => (await read()).map(({ path }) => path) };
  };

  test('are read part by part, once for all who wait, and again after ten minutes', async () => {
    const { state, addresses } = setUp();
    expect(await Promise.all([addresses(), addresses()])).toEqual([
      ['/a', '/b0'],
      ['/a', '/b0'],
    ]);
    expect(state.calls).toBe(2);
    state.now = 9 * 60_000;
    await addresses();
    expect(state.calls).toBe(2);
    state.now = 10 * 60_000;
    expect(await addresses()).toEqual(['/a', '/b600000']);
  });

  test('stay the older ones while the service is dead, and fail where there are none', async () => {
    const { state, addresses } = setUp();
    await addresses();
    Object.assign(state, { now: 11 * 60_000, dead: true });
    expect(await addresses()).toEqual(['/a', '/b0']);
    const other = setUp();
    other.state.dead = true;
    await expect(other.addresses()).rejects.toThrow();
  });
});
