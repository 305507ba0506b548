import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { REQUEST_TIMEOUT_MS } from '@zonekit/server/http-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPortalEnv } from './portal-env.ts';
import { createPortalServer } from './portal-server.ts';

/** In place of a built variant: a page that shows its request, with a status as the built one's. */
const BUNDLE = `
export const variant = { defaultLocale: 'zh-CN' };
export const createRenderer = () => async ({ request, visitor, refused }) => {
  if (request.url.includes('broken')) throw new Error('broken');
  const headers = refused ? { 'retry-after': String(refused.retryAfterS) } : {};
  return new Response(JSON.stringify({ url: request.url, visitor }), { status: refused ? 429 : 200, headers });
};`;

const LIMIT = 50;
const lines: string[] = [];
let folder: string;
let app: Awaited<ReturnType<typeof createPortalServer>>;
let secure: typeof app;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zonekit-portal-server-'));
  for (const part of ['server', 'client/assets']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server/template.html'), '');
  writeFileSync(join(folder, 'server/assets.json'), '{"routes":{"/":{},"/policy/":{},"/userCenter/user/":{}}}');
  writeFileSync(join(folder, 'server/entry-server.js'), BUNDLE);
  writeFileSync(join(folder, 'client/assets/a1.js'), 'export {};');
  writeFileSync(join(folder, 'client/assets/a1.js.br'), 'brotli');
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const env = {
    DEMO: '1',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
    TRANSPORT: 'gateway',
    PAGES_PER_MINUTE: String(LIMIT),
    API_BASE_URLS: '{"fallback":"http://127.0.0.1:1/api"}',
  };
  app = await createPortalServer(readPortalEnv(env, ['ftz']), folder, logTo);
  const origin = { ...env, PORTAL_ORIGIN: 'https://zone.example' };
  secure = await createPortalServer(readPortalEnv(origin, ['ftz']), folder, logTo);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all([app.close(), secure.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** As text, since no client sends such a request. */
const send = async (head: string): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${head}\r\nconnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
};

describe('an address', () => {
  // `new URL('//evil/policy', origin)` is a page of evil.
  test.each(['//evil/policy', '///evil/policy', '/\\evil/policy', '/\\/evil/policy'])(
    'that begins as that of another host (%s) is led to the own page',
    async (url) => {
      const answer = await send(`GET ${url} HTTP/1.1\r\nhost: zone.example`);
      expect(answer).toMatch(/^HTTP\/1\.1 308 /);
      expect(answer).toMatch(/^location: \/evil\/policy\r$/m);
      expect(answer).not.toContain('{"url"');
    },
  );

  test('that names another host whole is no page', async () => {
    expect(await send('GET http://evil/policy HTTP/1.1\r\nhost: zone.example')).toMatch(/^HTTP\/1\.1 40[04] /);
  });

  test('keeps its path and query under the origin of the portal', async () => {
    const { url } = (await secure.inject({ url: '/policy?q=a//b', headers: { host: 'evil.example' } })).json();
    expect(url).toBe('https://zone.example/policy?q=a//b');
  });
});

// It was 500, with Fastify's JSON.
test.each(['a b', 'zone.example/path', 'user@zone.example', 'zone.example?q', '[::1'])(
  'a Host that is none (%s) is answered 400, by pages and gateway',
  async (host) => {
    const page = await app.inject({ url: '/policy', headers: { host } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
    const call = await app.inject({ url: '/bff/universal/regions', headers: { host } });
    expect([call.statusCode, call.json().code]).toEqual([400, 'bad_request']);
  },
);

test('a page that breaks is answered 500 without what went wrong', async () => {
  const answer = await app.inject({ url: '/broken' });
  expect([answer.statusCode, answer.body]).toEqual([500, '500 Internal Server Error']);
});

test('over HTTPS pages ask for HTTPS alone, as the service does', async () => {
  const hsts = async (from: typeof app, headers = {}) =>
    (await from.inject({ url: '/', headers })).headers['strict-transport-security'];
  expect(await hsts(secure)).toBe('max-age=31536000; includeSubDomains');
  expect(await hsts(app, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000; includeSubDomains');
  expect(await hsts(app)).toBeUndefined();
});

// Fastify's own log held the addresses of pages and the visitors'.
test('the log holds no code, no search and no address of a visitor', async () => {
  lines.length = 0;
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Privat/1.0' };
  const query = '?code=one-time-4711&q=%E7%A7%98%E5%AF%86';
  const urls = ['/login', '/broken', '/bff/users/users/info', '/api/nowhere', '//evil', '/assets/none.js'];
  for (const url of urls) await app.inject({ url: url + query, headers });
  await app.inject({ method: 'POST', url: `/nowhere${query}`, headers });
  const log = lines.join('');
  expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(urls.length + 1);
  for (const word of ['one-time-4711', '%E7%A7%98', '秘密', '203.0.113.77', '127.0.0.1', 'Privat']) {
    expect(log).not.toContain(word);
  }
});

test('has the limits of the service: a request has a minute, its body a mebibyte', () => {
  const { server, initialConfig } = app;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([REQUEST_TIMEOUT_MS, REQUEST_TIMEOUT_MS]);
  expect(initialConfig).toMatchObject({ bodyLimit: 1024 * 1024, requestTimeout: REQUEST_TIMEOUT_MS });
});

describe('assets', () => {
  const get = (url: string, headers = {}) => app.inject({ url, headers });

  test('are sent compressed where the request accepts it, and kept for a year', async () => {
    const { statusCode, headers, body } = await get('/assets/a1.js', { 'accept-encoding': 'gzip, br' });
    expect([statusCode, body, headers['content-encoding']]).toEqual([200, 'brotli', 'br']);
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/a1.js')).body).toBe('export {};');
  });

  test.each([
    ['none.js', 404],
    ['..%2f..%2fserver%2fassets.json', 403],
    ['..%2fassets%2fa1.js', 403],
    ['%00', 400],
  ])('are none at /assets/%s', async (file, status) => {
    const { statusCode, headers } = await get(`/assets/${file}`);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
  });
});

describe('pages', () => {
  const open = (forwarded: string) => app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });

  test('are rendered for the visitor that the trusted proxy names', async () => {
    expect((await open('127.0.0.1, 203.0.113.5')).json().visitor).toEqual({
      address: '203.0.113.5',
      origin: 'http://localhost',
    });
  });

  test('of one visitor are limited, and nobody else’s with them', async () => {
    const answers = [];
    for (let n = 0; n < LIMIT + 3; n += 1) answers.push(await open(`127.0.0.1, 203.0.113.6`));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(LIMIT);
    const refused = answers.at(-1);
    expect(refused?.statusCode).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await open('203.0.113.8')).statusCode).toBe(200);
  });
});

describe('for search engines', () => {
  test('the sitemap says that it cannot be read while the service is away', async () => {
    const answer = await app.inject({ url: '/sitemap.xml' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('sitemaps of one visitor are limited, and nobody else’s with them', async () => {
    const read = async (visitor: string) =>
      app.inject({ url: '/sitemap.xml', headers: { 'x-forwarded-for': `127.0.0.1, ${visitor}` } });
    const answers = await Promise.all(Array.from({ length: 60 }, () => read('203.0.113.9')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toEqual([]);
    const refused = await read('203.0.113.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read('203.0.113.10')).statusCode).toBe(503);
  });

  test('robots.txt names the sitemap of the portal, and what nobody is to find', async () => {
    const { body } = await secure.inject({ url: '/robots.txt', headers: { host: 'evil.example' } });
    expect(body).toContain('Sitemap: https://zone.example/sitemap.xml');
    expect(body).toContain('Disallow: /userCenter\n');
  });
});
