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
  const xml = sitemap(['/policy/policyBrowse/can-1?tab=canvass'], ORIGIN, null) ?? '';
  expect(xml).toContain('<loc>https://zone.example/policy/policyBrowse/can-1?tab=canvass</loc>');
  expect(xml).toContain('hreflang="en" href="https://zone.example/policy/policyBrowse/can-1?tab=canvass&amp;lang=en"');
  expect(xml.match(/hreflang=/g)).toHaveLength(2);
});

test('more than 50,000 addresses are in several files, under an index', () => {
  const paths = Array.from({ length: MOST_ADDRESSES + 1 }, (_, index) => `/p/${index}`);
  const index = sitemap(paths, ORIGIN, null) ?? '';
  expect(index.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://zone.example/sitemap-1.xml',
    '<loc>https://zone.example/sitemap-2.xml',
  ]);
  expect(sitemap(paths, ORIGIN, 1)?.match(/<url>/g)).toHaveLength(MOST_ADDRESSES);
  expect(sitemap(paths, ORIGIN, 2)).toContain(`<loc>${ORIGIN}/p/${MOST_ADDRESSES}</loc>`);
  expect([sitemap(paths, ORIGIN, 0), sitemap(paths, ORIGIN, 3)]).toEqual([null, null]);
});

describe('the addresses of the service', () => {
  const setUp = () => {
    const state = { now: 0, calls: 0, dead: false };
    const fetch: typeof globalThis.fetch = async (input) => {
      state.calls += 1;
      if (state.dead) throw new TypeError('down');
      const first = !new URL(input instanceof Request ? input.url : input).searchParams.has('after');
      const data = first ? { addresses: ['/a'], next: 'k:a' } : { addresses: [`/b${state.now}`], next: null };
      return Response.json({ data });
    };
    const config = { api: { fallback: 'http://service.example/api' }, clientId: 'c', secret: 's'.repeat(32), fetch };
    return { state, addresses: createAddresses(config, () => state.now) };
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
