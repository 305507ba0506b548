import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const NEEDED = [
  '.gitignore',
  'biome.json',
  'budgets.json',
  'knip.json',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'scripts',
  'pnpm-lock.yaml',
  'playwright.config.ts',
  'tsconfig.json',
  'packages/api-client',
  'packages/portal-kit',
  'packages/server',
  'packages/ui',
  'apps/api',
  'apps/demo-data',
  'apps/portal',
  'tests',
];

export interface Copy {
  folder: string;
  run: (command: string, ...args: string[]) => SpawnSyncReturns<string>;
  /** Adds a subject for the form of a domain: every other one has a queue. `sample-request` */
  addSubject: (file: string) => void;
  remove: () => void;
}

const addSubject = (folder: string, file: string): void => {
  const lifecycles = join(folder, 'packages/api-client/src/lifecycle');
  const name = file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  writeFileSync(
    join(lifecycles, `subjects/${file}.lifecycle.ts`),
    `import { claimOf } from '../shared/claim.ts';

/** Of a copy of the workspace. */
export const ${name} = claimOf('${file.replaceAll('-', '_')}', { 'zh-CN': '样例申请', en: 'Sample request' });
`,
  );
  const all = join(lifecycles, 'all-lifecycles.ts');
  const text = readFileSync(all, 'utf8')
    .replace('import { serviceOrder }', `import { ${name} } from './subjects/${file}.lifecycle.ts';\n$&`)
    .replace('  onlineMessage,\n', `$&  ${name},\n`);
  writeFileSync(all, text);
};

/** As much of the workspace as a domain touches, in a folder of its own. */
export const copyOfWorkspace = (): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'zonekit-domain-'));
  for (const path of NEEDED) {
    // The links between packages are relative, so they lead into the copy.
    const filter = (file: string) => !['dist', '__screenshots__'].includes(basename(file));
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` };
  return {
    folder,
    run: (command, ...args) => spawnSync(command, args, { cwd: folder, encoding: 'utf8', env }),
    addSubject: (file) => addSubject(folder, file),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
