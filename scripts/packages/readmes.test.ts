import { globSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../packages');
const examples = globSync('*/examples/*.{ts,tsx}', { cwd: packages });

test('every package has an example', () =>
  expect([...new Set(examples.map((path) => dirname(dirname(path))))].sort()).toEqual(
    globSync('*/package.json', { cwd: packages }).map(dirname).sort(),
  ));

test.each(examples)('the README shows the typechecked %s', (path) => {
  const readme = readFileSync(join(packages, dirname(dirname(path)), 'README.md'), 'utf8');
  const code = readFileSync(join(packages, path), 'utf8');
  expect(readme).toContain(`\`\`\`${extname(path).slice(1)}\n${code}\`\`\``);
});
