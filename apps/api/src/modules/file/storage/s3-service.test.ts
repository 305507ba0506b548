import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/harness.ts';
import type { FileTables } from '../file.tables.ts';
import { storageOf } from '../storage/storage-of.ts';

const { getFile } = fileEndpoints;
let folder: string;
let store: S3rver;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zonekit-s3-'));
  const server = { address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3') };
  store = new S3rver({ ...server, configureBuckets: [{ name: 'zone-files' }] });
  const { port } = await store.run();
  const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'us-east-1', bucket: 'zone-files' };
  const s3 = { endpoint: `http://127.0.0.1:${port}`, ...keys };
  api = await startTestApi({ config: { dataDir: join(folder, 'data'), s3 } });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const bytes = randomBytes(300_000);
const addFile = async (id: string, body: Uint8Array = bytes, over: Partial<Insertable<FileTables['files']>> = {}) => {
  const { key, size } = await storageOf(api.context).put(body);
  const row = { id, storage_key: key, name: 'a.bin', mime: 'application/octet-stream', kind: 'other' as const, size };
  await api.db
    .insertInto('files')
    .values({ ...row, access: 'public', created_at: '2026-11-20T09:00:00+08:00', ...over })
    .execute();
  return key;
};
const filesOnDisk = async () => {
  const entries = await readdir(join(folder, 'data'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile());
};

it('a file in a bucket is served whole and in ranges, and none of it stays on the disk', async () => {
  await addFile('in-bucket');
  const whole = await api.inject(getFile, { params: { id: 'in-bucket' } });
  expect([whole.status, whole.raw.equals(bytes)]).toEqual([200, true]);
  const range = { params: { id: 'in-bucket' }, headers: { range: 'bytes=1000-1999' } };
  const part = await api.inject(getFile, range);
  expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 1000-1999/300000']);
  expect(part.raw.equals(bytes.subarray(1000, 2000))).toBe(true);
  expect(await filesOnDisk()).toEqual([]);
});

it('a granted picture in a bucket comes marked, whole and in ranges, from a copy that lies in the bucket too', async () => {
  const white = { width: 400, height: 300, channels: 3 as const, background: '#fff' };
  const picture = await sharp({ create: white }).png().toBuffer();
  await addFile('plan', picture, { name: '场地.png', mime: 'image/png', kind: 'image', access: 'permission' });
  const grant = { file_id: 'plan', user_id: 'u-demo', status: 'AUTHORIZED' as const };
  await api.db
    .insertInto('file_permissions')
    .values({ ...grant, updated_at: '2026-11-20T09:00:00+08:00' })
    .execute();
  const get = (headers = {}) => api.inject(getFile, { params: { id: 'plan' }, headers }, { as: 'demo' });
  const whole = await get();
  const marked = await sharp(whole.raw).removeAlpha().raw().toBuffer();
  expect([whole.status, marked.some((value) => value < 230)]).toEqual([200, true]);
  const part = await get({ range: 'bytes=100-199' });
  expect([part.status, part.raw.equals(whole.raw.subarray(100, 200))]).toEqual([206, true]);
  const copies = await api.db.selectFrom('file_copies').selectAll().where('file_id', '=', 'plan').execute();
  expect(await Promise.all(copies.map((copy) => storageOf(api.context).has(copy.storage_key)))).toEqual([true]);
  expect(await filesOnDisk()).toEqual([]);
});

it('an object that is gone is a file that is not found; a store that is gone asks to come again', async () => {
  const key = await addFile('lost');
  await storageOf(api.context).remove(key);
  expect((await api.inject(getFile, { params: { id: 'lost' } })).status).toBe(404);
  await store.close();
  const answer = await api.inject(getFile, { params: { id: 'lost' } });
  expect([answer.status, answer.headers['retry-after'], answer.error.code]).toEqual([503, '5', 'unavailable']);
});
