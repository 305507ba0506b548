import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Both ends included, in bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file that has arrived and is not yet part of the storage. */
export interface Staged {
  /** Where its bytes are for now. */
  path: string;
  /** SHA-256 in hex. */
  key: string;
  /** Bytes. */
  size: number;
}

/** A source that has more bytes than it may. */
export class TooLong extends Error {}

/** Where bytes are kept. A key is the SHA-256 of what it holds, in hex, so what is under it never changes. */
export interface Storage {
  /** Writes all of `source` or nothing: a reader never sees half a file, and a crash leaves none. */
  put: (source: Readable | Uint8Array) => Promise<{ key: string; size: number }>;
  /** Writes a source to a temporary file; nothing is left of it where it breaks off or is longer than `limit` bytes (TooLong). */
  stage: (source: Readable, limit: number) => Promise<Staged>;
  /** Makes a staged file part of the storage. */
  keep: (staged: Staged) => Promise<void>;
  /** Takes a staged file away; does nothing for one that was kept. */
  discard: (staged: Pick<Staged, 'path'>) => Promise<void>;
  /** Takes away what was staged before this moment and never kept: a crash left it. */
  sweep: (before: Date) => Promise<void>;
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
  const incoming = join(root, 'incoming');
  const discard: Storage['discard'] = ({ path }) => rm(path, { force: true });

  const stage: Storage['stage'] = async (source, limit) => {
    const path = join(incoming, randomUUID());
    await mkdir(incoming, { recursive: true });
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        if (size > limit) done(new TooLong(`Storage: the source has more than ${limit} bytes.`));
        else done(null, chunk);
      },
    });
    try {
      // Flushed to the disk before it gets its name: a row never points at a file that a power cut emptied.
      await pipeline(source, measure, createWriteStream(path, { flags: 'wx', flush: true }));
      return { path, key: hash.digest('hex'), size };
    } catch (error) {
      await discard({ path });
      throw error;
    }
  };

  const keep: Storage['keep'] = async ({ path, key }) => {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
  };

  return {
    stage,
    keep,
    discard,
    async put(source) {
      const stream = source instanceof Readable ? source : Readable.from([Buffer.from(source)], { objectMode: false });
      const staged = await stage(stream, Number.POSITIVE_INFINITY);
      try {
        await keep(staged);
      } catch (error) {
        await discard(staged);
        throw error;
      }
      return { key: staged.key, size: staged.size };
    },
    async sweep(before) {
      for (const name of await readdir(incoming).catch(() => [])) {
        const path = join(incoming, name);
        const { mtime } = await stat(path).catch(() => ({ mtime: before }));
        if (mtime < before) await discard({ path });
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
