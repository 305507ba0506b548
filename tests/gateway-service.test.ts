import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServer } from '../apps/api/src/app.ts';
import { startTestApi, type TestApi } from '../apps/api/test/harness.ts';
import { GATEWAY_PATH, gateway } from '../apps/portal/src/server/gateway/gateway.plugin.ts';
import { IN_PROCESS, injectFetch } from '../apps/portal/src/server/inject-fetch.ts';
import { listSessions } from '../packages/api-client/src/account/account.client.ts';
import {
  imageCaptcha,
  loginByAccount,
  logout,
  refreshToken,
  userInfo,
} from '../packages/api-client/src/auth/auth.client.ts';
import { fetchFile, uploadFile, uploadInOnePiece } from '../packages/api-client/src/file/file.client.ts';
import { COOKIE } from '../packages/api-client/src/gateway/session-cookie.ts';
import { listRegions } from '../packages/api-client/src/region/region.client.ts';
import { createSession, type EndReason } from '../packages/api-client/src/session/session-keeper.ts';
import { createSessionStore } from '../packages/api-client/src/session/session-store.ts';
import { ownLock } from '../packages/api-client/src/session/tab-lock.ts';
import { createGatewayTransport } from '../packages/api-client/src/transport/gateway-transport.ts';
import { ApiError, type Transport } from '../packages/api-client/src/transport/transport.ts';
import { visitorHeaders } from '../packages/server/src/visitor.ts';

/** A browser without secret or token, the portal's gateway, and the real service behind it in the same process. */
let api: TestApi;
let origin = '';
let serviceNow = Date.now();

const PORTAL_SECRET = 'portal-secret-of-at-least-32-characters';
/** Of the visitor's, as the proxy before the portal tells it. */
const ADDRESS = '203.0.113.77';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zonekit-gateway-'));
  api = await startTestApi({
    config: { dataDir: folder, portalSecret: PORTAL_SECRET },
    now: () => new Date(serviceNow),
  });
}, 60_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  serviceNow = Date.now();
});

/** The gateway on a server of its own: the test's service has begun to serve, and takes no more routes. */
const startGateway = async (now: () => number) => {
  const app = createServer({ ...api.context.config, trustProxy: (_address, hop) => hop < 1 });
  await app.register(gateway, {
    prefix: GATEWAY_PATH,
    api: { fallback: `${IN_PROCESS}/api` },
    clientId: 'zonekit-portal',
    secret: 'demo-secret',
    headersFor: (visitor, request) => visitorHeaders(visitor, request, PORTAL_SECRET),
    fetch: injectFetch(api.app),
    now,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return app;
};

const openBrowser = () => {
  const cookies = new Map<string, string>();
  const heard: string[] = [];
  let demoCode = '';
  const ended: EndReason[] = [];
  const store = createSessionStore({ storage: null, listen: () => () => undefined });
  const session = createSession({
    store,
    lock: ownLock(),
    refresh: () => refreshToken(transport),
    now: () => serviceNow,
  });
  session.onEnded((reason) => ended.push(reason));
  const transport: Transport = createGatewayTransport({
    baseUrls: { fallback: `${origin}${GATEWAY_PATH}` },
    locale: () => 'zh-CN',
    now: () => serviceNow,
    token: session.token,
    renewToken: session.renewToken,
    onUnauthenticated: (_, refused) => session.end('unauthenticated', refused),
    fetch: async (input, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', ADDRESS);
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await fetch(input, { ...init, headers });
      for (const text of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        if (/Max-Age=0/.test(text)) cookies.delete(name);
        else cookies.set(name, value);
      }
      demoCode = response.headers.get('x-demo-code') ?? demoCode;
      heard.push(await response.clone().text());
      return response;
    },
  });
  const login = async () => {
    const { captcha_id } = await imageCaptcha(transport);
    session.begin(
      await loginByAccount(transport, { account: 'demo', password: 'Demo-2026', captcha_id, captcha_code: demoCode }),
    );
  };
  return { transport, session, cookies, heard, ended, login };
};

describe.each([0, 3_600_000])('through a gateway whose clock is off by %d ms', (off) => {
  let app: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    app = await startGateway(() => serviceNow + off);
  });
  afterAll(() => app.close());

  test('a visitor reads', async () => {
    expect((await listRegions(openBrowser().transport)).length).toBeGreaterThan(30);
  });

  test('a login is known by its cookie, whose token no answer holds, and ends with the logout', async () => {
    const { transport, session, cookies, heard, login, ended } = openBrowser();
    await login();
    const token = cookies.get(COOKIE) ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(heard.filter((text) => text.includes(token))).toEqual([]);
    expect((await userInfo(transport)).user_id).toBe('u-demo');
    await logout(transport);
    expect(cookies.has(COOKIE)).toBe(false);
    await expect(userInfo(transport)).rejects.toThrow(ApiError);
    expect([ended, session.token()]).toEqual([['unauthenticated'], null]);
  });

  test('a login has the visitor’s address, at whatever time the gateway signed it', async () => {
    const { transport, login } = openBrowser();
    await login();
    const [session] = await listSessions(transport);
    expect(session).toMatchObject({ current: true, address: '203.0.113.*' });
  });

  test('a session of 95 minutes goes on under another cookie, though calls are on their way', async () => {
    const { transport, session, cookies, login, ended } = openBrowser();
    await login();
    const [cookie, name] = [cookies.get(COOKIE), session.token()];
    serviceNow += 95 * 60_000;
    await Promise.all(Array.from({ length: 8 }, () => userInfo(transport)));
    await vi.waitFor(() => expect(session.token()).not.toBe(name));
    await userInfo(transport);
    expect(cookies.get(COOKIE)).not.toBe(cookie);
    expect([session.status(), ended]).toEqual(['active', []]);
  });

  test('the cookie alone, without a page that names its session, opens nothing', async () => {
    const { cookies, login } = openBrowser();
    await login();
    const cookie = `${COOKIE}=${cookies.get(COOKIE)}`;
    const ask = (headers: Record<string, string>) =>
      fetch(`${origin}/bff/users/users/info`, { headers: { cookie, ...headers } });
    expect((await ask({})).status).toBe(403);
    expect((await ask({ 'x-session': 'none' })).status).toBe(401);
  });

  test('files larger than any other call arrive whole, in one piece and in several', async () => {
    const { transport, login } = openBrowser();
    await login();
    const bytes = randomBytes(3 * 1024 * 1024);
    // Bytes of all kinds behind the head of a film.
    const film = new File([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), bytes], 'film.mp4');
    const ids = [(await uploadInOnePiece(transport, film)).id, (await uploadFile(transport, film)).id];
    for (const id of ids) {
      const file = await fetchFile(transport, id);
      if (file.status !== 'ready') throw new Error(`The file is ${file.status}.`);
      expect(Buffer.from(await file.blob.arrayBuffer()).equals(Buffer.from(await film.arrayBuffer()))).toBe(true);
    }
    const other = new File([bytes], 'a.exe');
    await expect(uploadInOnePiece(transport, other)).rejects.toMatchObject({ status: 415 });
  });

  test('more than a signature covers is refused in the words of the contract', async () => {
    const answer = await fetch(`${origin}/bff/roadshows/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session': 'none' },
      body: 'x'.repeat(1024 * 1024 + 1),
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'payload_too_large']);
  });
});
