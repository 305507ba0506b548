import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestParams, signParams } from '@zonekit/api-client/signing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../test/harness.ts';
import { oneConnection } from '../../test/one-connection.ts';

const UPLOAD = '/universal/files/upload';
const MB = 1024 * 1024;
/** The fault was a wait of 60 s. A lingering close waits up to 3 s for a client that is slow to close its own side. */
const PROMPT_MS = 5_000;

let api: TestApi;
let folder: string;
let origin: string;
let client: ReturnType<typeof oneConnection>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zonekit-early-'));
  api = await startTestApi({ config: { dataDir: folder } });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  client = oneConnection(origin);
});
afterEach(() => client.close());

const multipart = (name: string, size: number) => {
  const bytes = Buffer.alloc(size, 1);
  const body = Buffer.concat([
    Buffer.from(`--zonekit\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--zonekit--\r\n'),
  ]);
  const type = 'multipart/form-data; boundary=zonekit';
  return { body, type, hash: createHash('sha256').update(bytes).digest('hex') };
};

const upload = async (name: string, { as = true, secret = api.context.config.clientSecret } = {}) => {
  const { body, type, hash } = multipart(name, 12 * MB);
  const { clientId } = api.context.config;
  const at = { clientId, ts: Math.floor(Date.now() / 1000), nonce: crypto.randomUUID() };
  const headers = {
    'accept-language': 'en',
    'content-type': type,
    'x-client-id': clientId,
    'x-ts': String(at.ts),
    'x-nonce': at.nonce,
    'x-sign': signParams(requestParams({ method: 'POST', path: UPLOAD, bodySha256: hash, ...at }), secret),
    'x-content-sha256': hash,
    ...(as && { authorization: `Bearer ${await api.tokenOf('demo')}` }),
  };
  return client.send(`/api${UPLOAD}`, { method: 'POST', headers, body });
};

const post = (path: string, type: string) =>
  client.send(path, { method: 'POST', headers: { 'content-type': type }, body: Buffer.alloc(12 * MB, 1) });

test.each([
  ['a picture over its limit', 413, () => upload('a.png')],
  ['a file of a refused kind', 415, () => upload('a.exe')],
  ['an upload with a wrong signature', 400, () => upload('a.png', { secret: 'another' })],
  ['an upload of nobody', 401, () => upload('a.png', { as: false })],
  ['JSON over the limit of a body', 413, () => post('/api/users/login', 'application/json')],
  ['a type that nobody reads', 415, () => post('/api/users/login', 'text/csv')],
  ['an address that nobody serves', 404, () => post('/api/nowhere', 'multipart/form-data; boundary=x')],
  ['a method that is not served', 405, () => post('/api/health', 'multipart/form-data; boundary=x')],
  ['an address with broken encoding', 400, () => post('/api/policies/%E0%A4%A', 'application/json')],
  ['an address outside the service', 404, () => post('/nowhere', 'multipart/form-data; boundary=x')],
])(
  '%s is answered %d, and the next request of its connection at once',
  async (_case, status, send) => {
    for (let round = 0; round < 4; round += 1) {
      const refused = await send();
      expect(refused.status).toBe(status);
      const begun = performance.now();
      expect((await client.send('/api/health')).status).toBe(200);
      expect(performance.now() - begun).toBeLessThan(PROMPT_MS);
    }
  },
  120_000,
);
