/**
 * `node --import apps/api/test/full-disk.ts …`: a disk that is full while the file that FULL_DISK names is there. As on a
 * real one, what lies on it can be written over and nothing can grow.
 */
import fs, { existsSync, fstatSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = String(process.env.FULL_DISK);
const { writeSync, writeFileSync } = fs;

const refuse = (): never => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
};

type AtPlace = [fd: number, bytes: Uint8Array, offset: number, length: number, position: number | null];

Object.assign(fs, {
  writeSync(...args: AtPlace) {
    const [fd, , , length, position] = args;
    // To a terminal or a pipe the engine writes without a place.
    const grows = typeof position === 'number' && position + length > fstatSync(fd).size;
    return grows && existsSync(flag) ? refuse() : writeSync(...args);
  },
  writeFileSync(...args: Parameters<typeof writeFileSync>) {
    return existsSync(flag) ? refuse() : writeFileSync(...args);
  },
});
syncBuiltinESMExports();
