import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Staged, type Storage, type Store, TooLong } from './storage.ts';

/** Of a piece that is about to be written. */
export const pieceKey = (): string => `piece-${randomBytes(32).toString('hex')}`;

const takeAway = ({ path }: Pick<Staged, 'path'>): Promise<void> => rm(path, { force: true });

/** A storage that lets files arrive in `incoming`, a folder of this machine, before `store` has them. */
export const stagedStorage = (incoming: string, store: Store): Storage => {
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
      await takeAway({ path });
      throw error;
    }
  };

  return {
    ...store,
    stage,
    keep: store.adopt,
    discard: takeAway,
    async put(source) {
      const stream = source instanceof Readable ? source : Readable.from([Buffer.from(source)], { objectMode: false });
      const staged = await stage(stream, Number.POSITIVE_INFINITY);
      try {
        await store.adopt(staged);
      } finally {
        await takeAway(staged);
      }
      return { key: staged.key, size: staged.size };
    },
    async sweep(before) {
      for (const name of await readdir(incoming).catch(() => [])) {
        const path = join(incoming, name);
        const { mtime } = await stat(path).catch(() => ({ mtime: before }));
        if (mtime < before) await takeAway({ path });
      }
    },
  };
};
