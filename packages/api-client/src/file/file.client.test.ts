import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTransport, type Transport } from '../transport/transport.ts';
import { downloadUrl, fetchFile, fileUrl } from './file.client.ts';

let respond: RequestListener = (_, response) => response.end();
let transport: Transport;
const onError = vi.fn();
const onUnauthenticated = vi.fn();
let close = () => Promise.resolve();

beforeEach(async () => {
  const server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  transport = createTransport({
    baseUrls: { fallback: `http://127.0.0.1:${port}` },
    clientId: 'c',
    secret: 's',
    locale: () => 'zh-CN',
    token: () => 'tok',
    wait: async () => undefined,
    onError,
    onUnauthenticated,
  });
  close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => close());

const refuse = (status: number, body: unknown) => {
  respond = (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

test('a file comes with its bytes, its Chinese name and its type', async () => {
  respond = (request, response) => {
    expect(request.headers.authorization).toBe('Bearer tok');
    response.writeHead(200, {
      'content-type': 'application/pdf; charset=binary',
      'content-disposition': "attachment; filename*=UTF-8''%E6%8C%87%E5%8D%97.pdf",
    });
    response.end('%PDF');
  };
  const file = await fetchFile(transport, 'f-1', { download: true });
  expect(file).toMatchObject({ status: 'ready', name: '指南.pdf', type: 'application/pdf', range: null });
  expect(file.status === 'ready' && (await file.blob.text())).toBe('%PDF');
});

test('a range comes with where it begins and ends', async () => {
  respond = (request, response) => {
    expect(request.headers.range).toBe('bytes=2-5');
    response.writeHead(206, { 'content-range': 'bytes 2-5/100', 'content-type': 'video/mp4' }).end('abcd');
  };
  expect(await fetchFile(transport, 'f-1', { range: { from: 2, to: 5 } })).toMatchObject({
    status: 'ready',
    range: { from: 2, to: 5, total: 100 },
  });
});

test.each([
  ['NONE', 'NONE'],
  ['REJECT', 'REJECT'],
  ['pending', 'pending'],
  ['SOMETHING', 'pending'],
  [undefined, 'pending'],
])('412 with %s asks for permission as %s', async (permission_status, permission) => {
  refuse(412, { code: 'permission_required', message: 'x', data: { permission_status } });
  expect(await fetchFile(transport, 'f-1')).toEqual({ status: 'permission', permission });
});

test.each([
  [401, { status: 'login-needed' }],
  [404, { status: 'missing' }],
])('%d is %j', async (status, result) => {
  refuse(status, { code: status === 401 ? 'unauthenticated' : 'not_found', message: 'x' });
  expect(await fetchFile(transport, 'f-1')).toEqual(result);
});

test('any other answer is a failure, and nothing is shown twice nor ends the session', async () => {
  refuse(500, { code: 'internal', message: '系统内部错误' });
  expect(await fetchFile(transport, 'f-1')).toMatchObject({ status: 'failed', error: { status: 500 } });
  expect(onError).not.toHaveBeenCalled();
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('the address of a public file is that of the back end of its path', () => {
  const baseUrls = { fallback: '/api', byPrefix: { '/universal/files': 'https://files.example/api' } };
  expect(fileUrl(baseUrls, 'f-1')).toBe('https://files.example/api/universal/files/f-1');
  expect(downloadUrl(baseUrls, 'f-1')).toBe('https://files.example/api/universal/files/f-1?download=1');
});
