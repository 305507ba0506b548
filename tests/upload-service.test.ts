import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../apps/api/test/harness.ts';
import {
  createUpload,
  discardUpload,
  fetchFile,
  getUpload,
  listUploads,
  uploadFile,
} from '../packages/api-client/src/file/file.client.ts';
import { createTransport, type Transport } from '../packages/api-client/src/transport/transport.ts';

/** Large files over bad lines: the client against the service, with a line between them that breaks. */
let api: TestApi;
let folder: string;
let target: number;
vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zonekit-lines-'));
  api = await startTestApi({ config: { dataDir: folder } });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  target = (api.app.server.address() as AddressInfo).port;
}, 60_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Line {
  port: number;
  /** Bytes that went up, whatever became of them. */
  sent: () => number;
  close: () => Promise<void>;
}

/** A line that dies after so many bytes up (`lives`, one a connection, then for good), or swallows every answer once. */
const openLine = async (lives: number[], side: 'up' | 'down' = 'up'): Promise<Line> => {
  let sent = 0;
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    open.add(client);
    const service = connect(target, '127.0.0.1');
    let left = lives.shift() ?? Number.POSITIVE_INFINITY;
    const die = () => {
      client.destroy();
      service.destroy();
    };
    const pass = (from: typeof client, to: typeof client, counts: boolean) =>
      from.on('data', (bytes) => {
        if (from === client) sent += bytes.length;
        if (counts) left -= bytes.length;
        if (left <= 0) return die();
        to.write(bytes);
      });
    pass(client, service, side === 'up');
    pass(service, client, side === 'down');
    for (const end of [client, service]) end.on('error', die).on('close', die);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    sent: () => sent,
    close: () => {
      for (const client of open) client.destroy();
      return new Promise((done) => void server.close(() => done()));
    },
  };
};

const clientAt = async (port: number): Promise<Transport> => {
  const token = await api.tokenOf('demo');
  return createTransport({
    baseUrls: { fallback: `http://127.0.0.1:${port}/api` },
    clientId: api.context.config.clientId,
    secret: api.context.config.clientSecret,
    locale: () => 'en',
    token: () => token,
    wait: async () => undefined,
  });
};
const noWait = { wait: async () => undefined };
const makeFile = (megabytes: number, name: string) =>
  new File([randomBytes(megabytes * 512 * 1024).toString('hex')], name, { lastModified: 1 });

const sameBytes = async (transport: Transport, id: string, file: File) => {
  const result = await fetchFile(transport, id);
  if (result.status !== 'ready') throw new Error(`The file is ${result.status}.`);
  return Buffer.from(await result.blob.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()));
};

test('a file arrives over a line that dies in the middle of pieces, and little is sent twice', async () => {
  const MB = 1024 * 1024;
  const line = await openLine([0.4 * MB, 1.5 * MB, 1.5 * MB, 1.5 * MB]);
  const transport = await clientAt(line.port);
  const file = makeFile(4, 'broken-line.txt');
  const progress: number[] = [];
  const { id } = await uploadFile(transport, file, { ...noWait, onProgress: (bytes) => progress.push(bytes) });
  expect(await sameBytes(transport, id, file)).toBe(true);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress.at(-1)).toBe(file.size);
  expect(line.sent()).toBeLessThan(file.size + 3 * MB);
  await line.close();
});

test('answers that get lost are no pieces that get lost, nor ones that come twice', async () => {
  const line = await openLine([1, 1, 2000, 1, 3000, 1], 'down');
  const transport = await clientAt(line.port);
  const file = makeFile(3, 'lost-answers.txt');
  const { id } = await uploadFile(transport, file, noWait);
  expect(await sameBytes(transport, id, file)).toBe(true);
  await line.close();
});

test('what was paused goes on after a reload: the same file, another page', async () => {
  const line = await openLine([]);
  const transport = await clientAt(line.port);
  const file = makeFile(4, 'paused.txt');
  const pause = new AbortController();
  const onProgress = (bytes: number) => bytes > 0 && pause.abort();
  await expect(uploadFile(transport, file, { onProgress, signal: pause.signal })).rejects.toMatchObject({
    kind: 'aborted',
  });
  const [unfinished] = await listUploads(transport);
  expect(unfinished).toMatchObject({ name: 'paused.txt', size: file.size });
  expect(unfinished?.offset).toBeGreaterThan(0);
  const before = line.sent();
  const again = new File([await file.arrayBuffer()], file.name, { lastModified: 1 });
  const other = await clientAt(line.port);
  const { id } = await uploadFile(other, again);
  expect(await sameBytes(other, id, file)).toBe(true);
  expect(line.sent() - before).toBeLessThan(file.size - (unfinished?.offset ?? 0) + 100_000);
  expect(await listUploads(transport)).toEqual([]);
  await line.close();
});

test('what is removed is let go of, and no other upload', async () => {
  const transport = await clientAt(target);
  const [remainingFile, removedFile] = [makeFile(1, 'remaining.txt'), makeFile(1, 'removed.txt')];
  const { id } = await createUpload(transport, remainingFile);
  await createUpload(transport, removedFile);
  await discardUpload(transport, removedFile);
  await discardUpload(transport, removedFile);
  expect((await listUploads(transport)).map((upload) => upload.id)).toEqual([id]);
  await discardUpload(transport, remainingFile);
});

test('two tabs with one file make one upload and one file', async () => {
  const file = makeFile(3, 'two-tabs.txt');
  const [first, second] = await Promise.all([clientAt(target), clientAt(target)]);
  const done = await Promise.all([uploadFile(first, file, noWait), uploadFile(second, file, noWait)]);
  expect(done[0]?.id).toBe(done[1]?.id);
  expect(await sameBytes(first, done[0]?.id ?? '', file)).toBe(true);
});

test('an upload that ended meanwhile begins anew, and one that is refused says why', async () => {
  const transport = await clientAt(target);
  const file = makeFile(3, 'ended.txt');
  const upload = await createUpload(transport, file);
  const onProgress = (bytes: number) =>
    bytes === 0 ? api.db.deleteFrom('uploads').where('id', '=', upload.id).execute() : undefined;
  const { id } = await uploadFile(transport, file, { ...noWait, onProgress: (bytes) => void onProgress(bytes) });
  expect(await sameBytes(transport, id, file)).toBe(true);
  await expect(getUpload(transport, upload.id)).rejects.toMatchObject({ status: 404 });
  const program = new File([Buffer.from('MZ\x90\0\x03\0', 'latin1')], 'a.pdf');
  await expect(uploadFile(transport, program, noWait)).rejects.toMatchObject({
    status: 415,
    serverMessage: 'The content is not what the name says, or the file is broken',
  });
});
