import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Tarball {
  file: string;
  bytes: ArrayBuffer;
}

/** Packs a built package into `folder` as the registry would get it. */
export const packTarball = (dist: string, folder: string): Tarball => {
  const args = ['pack', dist, '--json', '--ignore-scripts', '--pack-destination', folder];
  const [packed] = JSON.parse(
    execFileSync('npm', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }),
  ) as { filename: string }[];
  if (!packed) throw new Error(`npm packed nothing of ${dist}.`);
  const file = join(folder, packed.filename);
  return { file, bytes: new Uint8Array(readFileSync(file)).buffer };
};
