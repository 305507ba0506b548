/** Types of every package, and of the portal once per variant. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ONE_CHECKER } from './one-checker.ts';

const root = join(import.meta.dirname, '..');
const portal = join(root, 'apps/portal');
const projects = [
  'tsconfig.json',
  'packages/ui/tsconfig.json',
  'packages/portal-kit/tsconfig.json',
  'packages/api-client/tsconfig.json',
  'packages/server/tsconfig.json',
  'apps/api/tsconfig.json',
  'apps/demo-data/tsconfig.json',
  'bench/rivals/tsconfig.json',
  ...readdirSync(portal)
    .filter((file) => /^tsconfig\..+\.json$/.test(file))
    .map((file) => `apps/portal/${file}`),
];

const failed = projects.filter((project) => {
  const { status } = spawnSync('tsc', ['-p', project, ...ONE_CHECKER], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${project}`);
  return status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
