import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf } from './new-component/names.ts';

const root = join(import.meta.dirname, '..');
const NEEDED = ['.gitignore', 'biome.json', 'tsconfig.base.json', 'package.json', 'scripts', 'packages/ui'];
let copy: string;

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
  });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'zonekit-new-'));
  for (const path of NEEDED) {
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (file) => !['node_modules', 'dist'].includes(basename(file)),
    });
  }
  for (const path of ['node_modules', 'packages/ui/node_modules']) symlinkSync(join(root, path), join(copy, path));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a component and one with a state are laid down, typed, linted, tested and among what conforms', () => {
  for (const args of [['sample-plate'], ['sample-gauge', '--stateful']]) {
    const { status, stderr } = run('node', 'scripts/new-component.ts', ...args);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }
  const conforming = readFileSync(join(copy, 'packages/ui/src/conformance/data.primitives.tsx'), 'utf8');
  expect(conforming).toContain('<SamplePlate {...given}>');
  expect(conforming).toContain("from '../sample-gauge/sample-gauge.tsx'");

  const types = run('tsc', '-p', 'packages/ui/tsconfig.json');
  expect(types.stdout).toBe('');
  const lint = run('biome', 'ci', '--error-on-warnings', 'packages/ui/src');
  expect(lint.status, lint.stderr).toBe(0);
  const unit = run('vitest', 'run', '--root', 'packages/ui', 'src/sample-gauge');
  expect(unit.status, unit.stdout).toBe(0);
}, 120_000);

test('a name that is taken changes nothing', () => {
  const before = readFileSync(join(copy, 'packages/ui/src/button/button.tsx'), 'utf8');
  const { status, stderr } = run('node', 'scripts/new-component.ts', 'button');
  expect(status).toBe(1);
  expect(stderr).toContain('packages/ui/src/button is there already');
  expect(readFileSync(join(copy, 'packages/ui/src/button/button.tsx'), 'utf8')).toBe(before);
});

test('names come in each case, and only from kebab case', () => {
  expect(namesOf('copy-link')).toEqual({ kebab: 'copy-link', pascal: 'CopyLink', camel: 'copyLink' });
  expect(() => namesOf('CopyLink')).toThrow('kebab case');
  expect(() => namesOf('')).toThrow('kebab case');
});
