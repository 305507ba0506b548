import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');

/** An answer by its endpoint, which declarations and editors write out. */
const BY_ENDPOINT = /\b(?:AnswerOf|Of)<\s*(?:typeof|\(typeof|')/;

type Statement = ESTree.Program['body'][number];

const functionsOf = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
    ? statement.declaration.declarations.flatMap(({ id, init }) =>
        init?.type === 'ArrowFunctionExpression' && id.type === 'Identifier'
          ? [{ name: id.name, returns: init.returnType }]
          : [],
      )
    : [];

test('functions and hooks of the client name the types that they return', () => {
  const files = globSync('*/*.{client,hooks}.ts', { cwd: folder });
  const unnamed = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return parseSync(file, text)
      .program.body.flatMap(functionsOf)
      .filter(({ returns }) => !returns || BY_ENDPOINT.test(text.slice(returns.start, returns.end)))
      .map(({ name }) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(120);
  expect(unnamed).toEqual([]);
});
