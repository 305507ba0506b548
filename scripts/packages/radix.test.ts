import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ui = join(import.meta.dirname, '../../packages/ui/package.json');
const dependenciesOf = (manifest: string): Record<string, string> =>
  JSON.parse(readFileSync(manifest, 'utf8')).dependencies;

// Cause: dialog and popover came by sub-paths of `radix-ui`, so that no manifest named them.
test('dialog and popover are dependencies by name, in the versions that radix-ui has, so that there is one copy of each', () => {
  const named = dependenciesOf(ui);
  const bundled = dependenciesOf(join(createRequire(ui).resolve('radix-ui'), '../../package.json'));
  for (const name of ['@radix-ui/react-dialog', '@radix-ui/react-popover']) {
    expect(named[name], name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(named[name], name).toBe(bundled[name]);
  }
});
