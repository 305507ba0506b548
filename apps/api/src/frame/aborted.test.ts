import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { requestParams, signParams } from '@zonekit/api-client/signing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../test/harness.ts';

interface Line {
  level: number;
  msg: string;
}

const INFO = 30;
const UPLOAD = '/universal/files/upload';
const HASH = '0f'.repeat(32);

let lines: Line[] = [];
let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zonekit-aborted-'));
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  api = await startTestApi({ config: { dataDir: folder }, logTo });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  lines = [];
});

const signed = (path: string) => {
  const { clientId, clientSecret } = api.context.config;
  const at = { clientId, ts: Math.floor(Date.now() / 1000), nonce: crypto.randomUUID() };
  return {
    'x-client-id': clientId,
    'x-ts': at.ts,
    'x-nonce': at.nonce,
    'x-sign': signParams(requestParams({ method: 'POST', path, bodySha256: HASH, ...at }), clientSecret),
    'x-content-sha256': HASH,
  };
};

test.each([
  ['an upload', UPLOAD, 'multipart/form-data; boundary=x', () => signed(UPLOAD)],
  ['a JSON body', '/users/login', 'application/json', () => ({})],
  ['a piece', '/users/login', 'application/octet-stream', () => ({})],
])('%s that its visitor breaks off is no fault of the service', async (_case, path, type, more) => {
  const headers = {
    host: 'x',
    authorization: `Bearer ${await api.tokenOf('demo')}`,
    'content-type': type,
    'content-length': 900_000,
    ...more(),
  };
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api${path} HTTP/1.1\r\n${head.join('')}\r\n`);
  socket.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
  socket.write(Buffer.alloc(400_000));
  await new Promise((later) => setTimeout(later, 300));
  socket.destroy();
  await vi.waitFor(
    () => expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('went away')),
    5_000,
  );
  expect(lines.filter(({ level }) => level > INFO)).toEqual([]);
});
