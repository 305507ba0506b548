import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFiles } from './entries.ts';
import { PACKAGES } from './package.ts';

const packages = join(import.meta.dirname, '../../packages');

/** Texts that importers get: sources become declarations, `*.doc.ts` pages. */
const published = PACKAGES.flatMap((name) => [
  ...packageFiles(join(packages, name)).map((file) => join(name, file)),
  ...globSync('src/**/*.{doc,transcript}.ts', { cwd: join(packages, name) }).map((file) => join(name, file)),
  join(name, 'README.md'),
]).filter((file) => /\.(tsx?|md)$/.test(file));

/** Files that importers do not have. */
const FOREIGN = [
  /\bspec(?:ification)?,? sections?\b|\bthe specification\b(?!s)/i,
  /\bSource: (?:specification|design)\b/i,
  /\bdocs\/decisions\b/,
  /(?<![\w-])(?!README|CHANGELOG|errors|build-a-zone)[\w-]+\.md\b/,
];

const foreignMentions = (text: string): string[] => {
  const lines = text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return FOREIGN.flatMap((pattern) => lines.match(pattern)?.[0] ?? []);
};

test('mentions are found across lines', () =>
  expect(foreignMentions('/**\n * As in the\n * specification, and in pages.md.\n */')).toEqual([
    'the specification',
    'pages.md',
  ]));

test('what is published names no document that importers lack', () => {
  const mentions = published.flatMap((file) =>
    foreignMentions(readFileSync(join(packages, file), 'utf8')).map((mention) => `${file}: ${mention}`),
  );
  expect(mentions).toEqual([]);
});
