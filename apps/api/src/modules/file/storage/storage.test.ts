import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { pieceKey } from './staging.ts';
import { Missing } from './storage.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zonekit-storage-'));
});
afterAll(() => rm(root, { recursive: true }));

describe('diskStorage', () => {
  it('keeps bytes under their hash and gives back all or a part', async () => {
    const storage = diskStorage(root);
    const bytes = Buffer.from('路演中心预约须知');
    const { key, size } = await storage.put(bytes);
    expect(key).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(size).toBe(bytes.length);
    expect(await buffer(await storage.open(key))).toEqual(bytes);
    expect(await buffer(await storage.open(key, { start: 3, end: 5 }))).toEqual(bytes.subarray(3, 6));
    expect((await storage.put(Readable.from([bytes.subarray(0, 4), bytes.subarray(4)]))).key).toBe(key);
  });

  it('leaves nothing behind when the source breaks off', async () => {
    const storage = diskStorage(root);
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
    const storage = diskStorage(root);
    const { key, size } = await storage.put(new Uint8Array());
    expect(size).toBe(0);
    expect(await storage.has(key)).toBe(true);
  });

  it('rejects before the first byte what it does not have, and what is no key', async () => {
    const storage = diskStorage(root);
    await expect(storage.open('0'.repeat(64))).rejects.toThrow(Missing);
    expect(await storage.has('0'.repeat(64))).toBe(false);
    await expect(storage.open('../../etc/passwd')).rejects.toThrow('is no key');
  });

  it('keeps a piece until it is removed, and removes what is not there', async () => {
    const storage = diskStorage(root);
    const key = pieceKey();
    await storage.write(key, Buffer.from('piece'));
    expect(await buffer(await storage.open(key))).toEqual(Buffer.from('piece'));
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.open(key)).rejects.toThrow(Missing);
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
  });
});
