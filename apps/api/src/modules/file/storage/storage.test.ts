import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { S3Settings } from '../../../config.ts';
import { Unavailable } from '../../../frame/unavailable.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { pieceKey } from './staging.ts';
import { Missing, type Storage } from './storage.ts';

let root: string;
let store: S3rver;
let settings: S3Settings;
const made = new Map<string, () => Storage>();
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zonekit-storage-'));
  const server = { address: '127.0.0.1', port: 0, silent: true, directory: join(root, 's3') };
  store = new S3rver({ ...server, configureBuckets: [{ name: 'zone-files' }] });
  const { port } = await store.run();
  const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'us-east-1', bucket: 'zone-files' };
  settings = { endpoint: `http://127.0.0.1:${port}`, ...keys };
  made.set('a disk', () => diskStorage(root));
  made.set('a bucket', () => s3Storage(join(root, 'incoming'), settings));
});
afterAll(async () => {
  await store.close();
  await rm(root, { recursive: true });
});

describe.each(['a disk', 'a bucket'])('a storage on %s', (kind) => {
  const open = (): Storage => (made.get(kind) as () => Storage)();

  it('keeps bytes under their hash and gives back all or a part', async () => {
    const storage = open();
    const bytes = Buffer.from('路演中心预约须知');
    const { key, size } = await storage.put(bytes);
    expect(key).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(size).toBe(bytes.length);
    expect(await buffer(await storage.open(key))).toEqual(bytes);
    expect(await buffer(await storage.open(key, { start: 3, end: 5 }))).toEqual(bytes.subarray(3, 6));
    expect((await storage.put(Readable.from([bytes.subarray(0, 4), bytes.subarray(4)]))).key).toBe(key);
  });

  it('leaves nothing behind when the source breaks off', async () => {
    const storage = open();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half a file');
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put(broken)).rejects.toThrow('connection lost');
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
  });

  it('keeps an empty file', async () => {
    const storage = open();
    const { key, size } = await storage.put(new Uint8Array());
    expect(size).toBe(0);
    expect(await storage.has(key)).toBe(true);
  });

  it('rejects before the first byte what it does not have, and what is no key', async () => {
    const storage = open();
    await expect(storage.open('0'.repeat(64))).rejects.toThrow(Missing);
    expect(await storage.has('0'.repeat(64))).toBe(false);
    await expect(storage.open('../../etc/passwd')).rejects.toThrow('is no key');
  });

  it('keeps a piece until it is removed, and removes what is not there', async () => {
    const storage = open();
    const key = pieceKey();
    await storage.write(key, Buffer.from('piece'));
    expect(await buffer(await storage.open(key))).toEqual(Buffer.from('piece'));
    expect(await buffer(await storage.open(key, { start: 1, end: 2 }))).toEqual(Buffer.from('ie'));
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.open(key)).rejects.toThrow(Missing);
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
  });

  it('keeps a file of many parts', async () => {
    const storage = open();
    const bytes = randomBytes(20 * 1024 * 1024 + 7);
    const { key, size } = await storage.put(bytes);
    expect(size).toBe(bytes.length);
    expect((await buffer(await storage.open(key))).equals(bytes)).toBe(true);
    const end = { start: bytes.length - 10, end: bytes.length - 1 };
    expect(await buffer(await storage.open(key, end))).toEqual(bytes.subarray(-10));
    await storage.remove(key);
    expect(await storage.has(key)).toBe(false);
  });
});

describe('a store that does not serve', () => {
  it.each([
    ['is not there', { endpoint: 'http://127.0.0.1:9' }],
    ['does not know the key', { secretKey: 'other' }],
    ['has no such bucket', { bucket: 'another' }],
  ])('%s: unavailable, and nothing stays in the way', async (_what, over) => {
    const storage = s3Storage(join(root, 'incoming'), { ...settings, ...over });
    await expect(storage.put(Buffer.from('x'))).rejects.toThrow(Unavailable);
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
  });
});
