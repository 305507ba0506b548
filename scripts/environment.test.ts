import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Of the machine, of Node and of Vitest. */
const FOREIGN: ReadonlySet<string> = new Set(['PATH', 'TZ', 'NODE_ENV', 'NODE_COMPILE_CACHE', 'VITEST']);
/** Variables of the portal and the service, which builds and tests read as well. */
const DOCUMENTED_ABOVE: ReadonlySet<string> = new Set(['PORTAL_VARIANT', 'DEMO_FILES']);

const sources = globSync(
  [
    '*.ts',
    'scripts/**/*.{ts,mjs}',
    'tests/*.ts',
    'tests/!(importers)/**/*.ts',
    '.storybook/**/*.{ts,tsx}',
    'apps/portal/*.ts',
    'apps/api/*.ts',
    'apps/api/{test,load}/**/*.ts',
  ],
  { cwd: root, exclude: ['**/node_modules/**'] },
);

const variablesIn = (source: string): string[] => [
  ...[...source.matchAll(/process\.env\.([A-Z][A-Z_]+)/g)].map(([, name = '']) => name),
  ...[...source.matchAll(/import\.meta\.env\.(STORYBOOK_[A-Z]+)/g)].map(([, name = '']) => name),
  ...[...source.matchAll(/\{([^{}]*)\} = process\.env;/g)].flatMap(
    ([, names = '']) => names.match(/[A-Z][A-Z_]+/g) ?? [],
  ),
];

test('docs/configuration.md has every variable that checks and tools read, and no other', () => {
  const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith('Checks and tools')) ?? '';
  const documented = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  const read = new Set(sources.flatMap((file) => variablesIn(readFileSync(join(root, file), 'utf8'))));
  // Taken away from the child process of a test, not read.
  read.delete('DATABASE_URL');
  const expected = [...read].filter((name) => !FOREIGN.has(name) && !DOCUMENTED_ABOVE.has(name));
  expect(documented.toSorted()).toEqual(expected.toSorted());
});
