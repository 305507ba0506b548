import { randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stagedStorage } from './staging.ts';
import { checkKey, Missing, type Storage } from './storage.ts';

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files on a disk below `root`, which is made when the first one is written. Several instances share it as a network disk. */
export const diskStorage = (root: string): Storage => {
  const incoming = join(root, 'incoming');
  const pathOf = (key: string): string =>
    checkKey(key).startsWith('piece-') ? join(root, 'pieces', key) : join(root, key.slice(0, 2), key);

  return stagedStorage(incoming, {
    async adopt({ path, key }) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
    },
    async write(key, bytes) {
      const target = pathOf(key);
      const path = join(incoming, randomUUID());
      await mkdir(incoming, { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      try {
        await writeFile(path, bytes, { flag: 'wx', flush: true });
        await rename(path, target);
      } finally {
        await rm(path, { force: true });
      }
    },
    async open(key, range) {
      try {
        const handle = await open(pathOf(key), 'r');
        return handle.createReadStream({ ...range, autoClose: true });
      } catch (cause) {
        throw isAbsent(cause) ? new Missing(`Storage: nothing under ${key}.`, { cause }) : cause;
      }
    },
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
  });
};
