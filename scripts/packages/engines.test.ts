import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGES } from './package.ts';

interface Installed {
  engines?: { node?: string };
  dependencies?: Record<string, string>;
}

const readInstalled = (folder: string): Installed => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The lowest version that a range like `^22.13.0 || >=24` allows, as a number that compares; 0 for every version. */
const oldest = (range = '0'): number => {
  const versions = range.split('||').map((part) => {
    const [major = 0, minor = 0, patch = 0] = (/\d+(\.\d+)*/.exec(part)?.[0] ?? '0').split('.').map(Number);
    return major * 1e6 + minor * 1e3 + patch;
  });
  return Math.min(...versions);
};

test.each(PACKAGES)('the oldest Node that %s names is enough for its dependencies', (name) => {
  const folder = join(import.meta.dirname, '../../packages', name);
  const { engines, dependencies = {} } = readInstalled(folder);
  expect(oldest(engines?.node)).toBeGreaterThan(0);
  const younger = Object.keys(dependencies).filter(
    (dependency) =>
      oldest(readInstalled(join(folder, 'node_modules', dependency)).engines?.node) > oldest(engines?.node),
  );
  expect(younger).toEqual([]);
});
