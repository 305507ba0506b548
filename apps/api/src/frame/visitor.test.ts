import { feedEndpoints } from '@zonekit/api-client/feed/contract';
import { regionEndpoints } from '@zonekit/api-client/region/contract';
import { parseTrustProxy } from '@zonekit/server/trust-proxy';
import { type Visitor, visitorHeaders } from '@zonekit/server/visitor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../test/harness.ts';

const SECRET = 'portal-secret-of-at-least-32-characters';
const LIMIT = 5;
const LOGIN = '/users/users/login-by-account';
const NOW = Date.parse('2026-11-20T02:00:00Z');
const VISITOR: Visitor = { address: '203.0.113.7', origin: 'https://zone.example' };

let api: TestApi;
let alone: TestApi;
let proxied: TestApi;
beforeAll(async () => {
  const now = () => new Date(NOW);
  api = await startTestApi({ now, config: { limitPerMinute: LIMIT, portalSecret: SECRET } });
  alone = await startTestApi({ now, config: { limitPerMinute: 3000 } });
  const trustProxy = parseTrustProxy('10.0.0.0/8') ?? false;
  proxied = await startTestApi({ now, config: { limitPerMinute: 3000, trustProxy } });
}, 120_000);
afterAll(() => Promise.all([api.close(), alone.close(), proxied.close()]));

/** A portal at `peer` that reads as often as this; answers how many reads were refused. */
const refusedReads = async (peer: string, times: number, headers: () => Record<string, string>): Promise<number> => {
  const { method, path } = regionEndpoints.listRegions;
  const signed = () => ({ ...api.sign({ method, path }), ...headers() });
  let refused = 0;
  for (let time = 0; time < times; time += 1) {
    const { statusCode } = await api.app.inject({ url: `/api${path}`, remoteAddress: peer, headers: signed() });
    if (statusCode === 429) refused += 1;
  }
  return refused;
};

/** Guesses from one peer that the limit for strangers has let through. */
const guesses = async (from: TestApi, peer: string, forwarded: (n: number) => string): Promise<number> => {
  let passed = 0;
  for (let n = 0; n < 60; n += 1) {
    const headers = { ...from.sign({ method: 'POST', path: LOGIN }), 'x-forwarded-for': forwarded(n) };
    const answer = await from.app.inject({ method: 'POST', url: `/api${LOGIN}`, remoteAddress: peer, headers });
    if (answer.statusCode !== 429) passed += 1;
  }
  return passed;
};

describe('a portal on another host', () => {
  const read = { method: 'GET', path: '/universal/regions', ts: NOW / 1000 };

  test('reads for each visitor within the limit of that visitor, named by a signature', async () => {
    const as = (n: number) => () => visitorHeaders({ ...VISITOR, address: `203.0.113.${n}` }, read, SECRET);
    const refused = await Promise.all([1, 2, 3, 4].map((n) => refusedReads('198.51.100.1', LIMIT, as(n))));
    expect(refused).toEqual([0, 0, 0, 0]);
    expect(await refusedReads('198.51.100.1', 3, as(1))).toBe(3);
  });

  test.each([
    ['198.51.100.11', 'with another secret', visitorHeaders(VISITOR, read, 'another-secret-of-at-least-32-characters')],
    ['198.51.100.12', 'for another path', visitorHeaders(VISITOR, { ...read, path: '/users/users/info' }, SECRET)],
    ['198.51.100.13', 'for another method', visitorHeaders(VISITOR, { ...read, method: 'POST' }, SECRET)],
    ['198.51.100.14', 'six minutes ago', visitorHeaders(VISITOR, { ...read, ts: NOW / 1000 - 360 }, SECRET)],
    [
      '198.51.100.15',
      'for another address',
      { ...visitorHeaders(VISITOR, read, SECRET), 'x-visitor-address': '127.0.0.1' },
    ],
    [
      '198.51.100.16',
      'for another origin',
      { ...visitorHeaders(VISITOR, read, SECRET), 'x-visitor-origin': 'https://evil.example' },
    ],
    [
      '198.51.100.17',
      'without a signature',
      { 'x-visitor-address': '203.0.113.7', 'x-visitor-origin': 'https://zone.example' },
    ],
  ])('is not believed about its visitor at %s when it signed %s', async (peer, _signed, headers) => {
    expect(await refusedReads(peer, LIMIT, () => headers)).toBe(0);
    expect(await refusedReads(peer, 2, () => headers)).toBe(2);
  });

  test('has links to itself written, as the visitor reached it', async () => {
    const headers = visitorHeaders(
      VISITOR,
      { method: 'POST', path: feedEndpoints.createFeed.path, ts: NOW / 1000 },
      SECRET,
    );
    const made = await api.inject(
      feedEndpoints.createFeed,
      { body: { sources: ['bookings'] }, headers },
      { as: 'demo' },
    );
    expect(made.body.data.calendar_url).toMatch(/^https:\/\/zone\.example\/api\//);
  });
});

test('without PORTAL_SECRET nobody is believed about a visitor', async () => {
  const read = { method: 'POST', path: LOGIN, ts: NOW / 1000 };
  let passed = 0;
  for (let n = 0; n < 25; n += 1) {
    const visitor = visitorHeaders({ ...VISITOR, address: `203.0.113.${n}` }, read, SECRET);
    const headers = { ...alone.sign({ method: 'POST', path: LOGIN }), ...visitor };
    const answer = await alone.app.inject({
      method: 'POST',
      url: `/api${LOGIN}`,
      remoteAddress: '198.51.100.2',
      headers,
    });
    if (answer.statusCode !== 429) passed += 1;
  }
  expect(passed).toBe(20);
});

// The service believed `X-Forwarded-For` from every private network, and 127.0.0.1 in it was exempt: 60 of 60 guesses passed.
describe('the limit for strangers holds whatever X-Forwarded-For says', () => {
  test.each([
    ['127.0.0.1', '10.0.0.9'],
    ['::1', '10.0.0.10'],
    ['127.0.0.1', '127.0.0.1'],
  ])('%s from %s', async (said, peer) => {
    expect(await guesses(alone, peer, () => said)).toBe(20);
  });

  test('another address each time', async () => {
    expect(await guesses(alone, '192.168.3.4', (n) => `203.0.113.${n}`)).toBe(20);
  });

  test('from the own machine too', async () => {
    expect(await guesses(alone, '::1', () => '')).toBe(20);
  });

  test('through a trusted proxy each visitor counts, and what the visitor wrote before does not', async () => {
    expect(await guesses(proxied, '10.1.2.3', (n) => `127.0.0.${n}, 203.0.113.50`)).toBe(20);
    expect(await guesses(proxied, '10.1.2.3', () => '127.0.0.1')).toBe(20);
    expect(await guesses(proxied, '10.1.2.3', (n) => `203.0.113.${100 + n}`)).toBe(60);
    expect(await guesses(proxied, '192.168.3.4', (n) => `203.0.113.${n}`)).toBe(20);
  });

  // With the port of a connection in the address every guess was another visitor's, and so with the addresses of one /64.
  test('a proxy that adds ports, or an IPv6 network, gives no visitor a second limit', async () => {
    expect(await guesses(proxied, '10.1.2.3', (n) => `203.0.113.60:${50_000 + n}`)).toBe(20);
    expect(await guesses(proxied, '10.1.2.3', (n) => `[2001:db8:1:2::${n}]:443`)).toBe(20);
  });
});
