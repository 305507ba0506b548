import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../.changeset');
const files = globSync('*.md', { cwd: folder }).filter((name) => name !== 'README.md');

/** Packages with the part of their version that rises, between two lines of dashes, then the text for users. */
const CHANGESET = /^---\n('@zonekit\/(ui|portal-kit|api-client)': (patch|minor|major)\n)+---\n\n\S/;

describe('changesets', () => {
  // One that changesets cannot read stops the release of all.
  it.each(files)('%s names the packages that it changes', (name) => {
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(CHANGESET);
  });
});
