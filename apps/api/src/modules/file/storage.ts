import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Both ends included, in bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where bytes are kept. A key is the SHA-256 of what it holds, in hex, so what is under it never changes. */
export interface Storage {
  /** Writes all of `source` or nothing: a reader never sees half a file, and a crash leaves none. */
  put: (source: Readable | Uint8Array) => Promise<{ key: string; size: number }>;
  /** Rejects where there is nothing under the key, before the first byte. */
  open: (key: string, range?: ByteRange) => Promise<Readable>;
  has: (key: string) => Promise<boolean>;
}

const KEY = /^[0-9a-f]{64}$/;

/** Files on a disk below `root`, which is made when the first one is written. */
export const diskStorage = (root: string): Storage => {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Storage: "${key}" is no key. Pass what put() returned.`);
    return join(root, key.slice(0, 2), key);
  };
  return {
    async put(source) {
      const temporary = join(root, 'incoming', randomUUID());
      await mkdir(dirname(temporary), { recursive: true });
      const hash = createHash('sha256');
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          size += chunk.length;
          done(null, chunk);
        },
      });
      const stream = source instanceof Readable ? source : Readable.from([Buffer.from(source)], { objectMode: false });
      try {
        // Flushed to the disk before it gets its name: a row never points at a file that a power cut emptied.
        await pipeline(stream, measure, createWriteStream(temporary, { flags: 'wx', flush: true }));
        const key = hash.digest('hex');
        const target = pathOf(key);
        await mkdir(dirname(target), { recursive: true });
        await rename(temporary, target);
        return { key, size };
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async open(key, range) {
      const handle = await open(pathOf(key), 'r');
      return handle.createReadStream({ ...range, autoClose: true });
    },
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
  };
};
