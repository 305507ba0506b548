/** Builds a variant of the portal, unless nothing that it is made of has changed since the last time. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A variant is a folder. */
export const VARIANTS = readdirSync(join(root, 'apps/portal/src/variants'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const INPUTS = [
  'pnpm-lock.yaml',
  'apps/portal/*.{ts,json,html}',
  'apps/portal/{src,public}/**/*',
  'packages/{ui,portal-kit,api-client}/package.json',
  'packages/{ui,portal-kit,api-client}/src/**/*',
];
const IGNORED = /\.(stories|test)\.tsx?$/;

/** SHA-256 over names and contents of all that the build reads. */
const fingerprint = (variant: string): string => {
  const hash = createHash('sha256').update(variant);
  const files = globSync(INPUTS, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/** `development`: on React's development files, in a folder of its own. */
export type Build = 'production' | 'development';

/** Folder of a built variant: `client/` and `server/`. */
export const portalDist = (variant: string, build: Build = 'production') =>
  join(root, 'apps/portal/dist', build === 'development' ? `${variant}-development` : variant);

/**
 * Returns whether it built anything.
 * @throws Error in one sentence where the build fails; the build's own words were printed before.
 */
export const buildPortal = (variant: string, build: Build = 'production'): boolean => {
  const stamp = join(portalDist(variant, build), '.built');
  const expected = fingerprint(variant);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return false;
  rmSync(stamp, { force: true });
  const { status } = spawnSync(
    'node',
    ['build.ts', '--variant', variant, ...(build === 'development' ? ['--development'] : [])],
    {
      cwd: join(root, 'apps/portal'),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (status !== 0) throw new Error(`The portal's variant "${variant}" could not be built; the reason stands above.`);
  writeFileSync(stamp, expected);
  return true;
};
