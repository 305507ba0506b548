import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from '../apps/api/src/app.ts';
import { startTestApi, type TestApi } from '../apps/api/test/harness.ts';
import { oneConnection } from '../apps/api/test/one-connection.ts';
import { GATEWAY_PATH, gateway } from '../apps/portal/src/server/gateway/gateway.plugin.ts';
import { IN_PROCESS, injectFetch } from '../apps/portal/src/server/inject-fetch.ts';
import { COOKIE, sessionOf } from '../packages/api-client/src/gateway/session-cookie.ts';

const MB = 1024 * 1024;
const PROMPT_MS = 5_000;

let api: TestApi;
let folder: string;
let service: string;
let lines: { level: number; msg: string }[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zonekit-early-'));
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  api = await startTestApi({ config: { dataDir: folder }, logTo });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  service = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api`;
}, 60_000);
afterAll(async () => {
  // After an aborted upload undici connects anew without a request, and Node does not count such a connection as idle.
  api.app.server.closeAllConnections();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const multipart = (name: string) =>
  Buffer.concat([
    Buffer.from(`--zonekit\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    Buffer.alloc(12 * MB, 1),
    Buffer.from('\r\n--zonekit--\r\n'),
  ]);

describe.each(['over a network', 'in the same process'])('a gateway before a service %s', (place) => {
  let gate: ReturnType<typeof createServer>;
  let origin: string;
  beforeAll(async () => {
    gate = createServer(api.context.config);
    await gate.register(gateway, {
      prefix: GATEWAY_PATH,
      clientId: api.context.config.clientId,
      secret: api.context.config.clientSecret,
      ...(place === 'over a network'
        ? { api: { fallback: service } }
        : { api: { fallback: `${IN_PROCESS}/api` }, fetch: injectFetch(api.app) }),
    });
    await gate.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(gate.server.address() as AddressInfo).port}${GATEWAY_PATH}`;
  });
  afterAll(() => gate.close());

  const upload = async (visitor: ReturnType<typeof oneConnection>, name: string, token: string | null) =>
    visitor.send('/universal/files/upload', {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=zonekit',
        'x-content-sha256': '0f'.repeat(32),
        'x-session': token === null ? 'none' : sessionOf(token),
        ...(token !== null && { cookie: `${COOKIE}=${token}` }),
      },
      body: multipart(name),
    });
  const post = (visitor: ReturnType<typeof oneConnection>, path: string, headers: Record<string, string>) =>
    visitor.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.alloc(12 * MB, 1),
    });
  type Visitor = ReturnType<typeof oneConnection>;
  const own = { 'x-session': 'none' };

  test.each([
    ['a picture over its limit', 413, async (by: Visitor) => upload(by, 'a.png', await api.tokenOf('demo'))],
    ['a file of a refused kind', 415, async (by: Visitor) => upload(by, 'a.exe', await api.tokenOf('demo'))],
    ['an upload of nobody', 401, async (by: Visitor) => upload(by, 'a.png', null)],
    ['a body larger than a signature covers', 413, (by: Visitor) => post(by, '/roadshows/bookings', own)],
    ['a call of another site', 403, (by: Visitor) => post(by, '/roadshows/bookings', {})],
    ['an address outside the contract', 404, (by: Visitor) => post(by, '/nowhere', own)],
  ])(
    '%s is answered %d, and neither this visitor nor another waits for it',
    async (_case, status, send) => {
      const visitor = oneConnection(origin);
      const other = oneConnection(origin);
      try {
        for (let round = 0; round < 4; round += 1) {
          expect((await send(visitor)).status).toBe(status);
          const begun = performance.now();
          const next = await Promise.all(
            [visitor, other].map((each) => each.send('/universal/regions', { headers: own })),
          );
          expect(next.map((answer) => answer.status)).toEqual([200, 200]);
          expect(performance.now() - begun).toBeLessThan(PROMPT_MS);
        }
      } finally {
        visitor.close();
        other.close();
      }
    },
    60_000,
  );

  test('an upload that its visitor breaks off is logged as that, and as no fault of the database', async () => {
    const token = await api.tokenOf('demo');
    lines = [];
    const { port } = gate.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const headers = [
      'host: portal',
      'content-type: multipart/form-data; boundary=zonekit',
      `content-length: ${13 * MB}`,
      `x-content-sha256: ${'0f'.repeat(32)}`,
      `x-session: ${sessionOf(token)}`,
      `cookie: ${COOKIE}=${token}`,
    ];
    socket.write(`POST ${GATEWAY_PATH}/universal/files/upload HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    socket.write(multipart('a.png').subarray(0, MB));
    await new Promise((later) => setTimeout(later, 500));
    socket.destroy();
    await vi.waitFor(
      () => expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('went away')),
      5_000,
    );
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  });
});
