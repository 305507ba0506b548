import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { ERROR_WORDS } from './error-words.ts';
import { code, table } from './markdown-parts.ts';

const FILE = join(import.meta.dirname, '../../packages/api-client/src/contract/error-details.ts');

const membersOf = (body: readonly ESTree.TSSignature[], text: string) =>
  body.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
    const type = member.typeAnnotation.typeAnnotation;
    return [{ name: text.slice(member.key.start, member.key.end), optional: member.optional, type }];
  });

/** The fields of each code's details: `conflict` → `version`, `field` and so on, a question mark after an optional one. */
const detailFields = (): ReadonlyMap<string, readonly string[]> => {
  const text = readFileSync(FILE, 'utf8');
  const declarations = parseSync(FILE, text).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'TSInterfaceDeclaration'
      ? [statement.declaration]
      : [],
  );
  const details = declarations.find(({ id }) => id.name === 'ErrorDetails');
  return new Map(
    membersOf(details?.body.body ?? [], text).map(({ name, type }) => [
      name,
      type.type === 'TSTypeLiteral'
        ? membersOf(type.members, text).map((field) => `${field.name}${field.optional ? '?' : ''}`)
        : [],
    ]),
  );
};

/** `docs/errors.md` of the client: each code in words. */
export const errorPage = (): string => {
  const fields = detailFields();
  return `${[
    '# Errors',
    'A failed call throws one `ApiError` of `@zonekit/api-client/transport/error`. Its `code` narrows its `details`, which are typed as the service sends them (`ErrorDetails`) and not validated. `serverMessage` is in the language of the request. Without an answer of the service `code` is null, and `kind` says why.',
    table(
      ['Code', 'Status', 'When', 'Details'],
      Object.entries(ERROR_WORDS).map(([name, { status, when }]) => [
        code(name),
        String(status),
        when,
        (fields.get(name) ?? []).map(code).join(', '),
      ]),
    ),
    "```ts\nif (error.code === 'validation_failed') for (const { path, message } of error.details?.fields ?? []) show(path, message);\n```",
  ].join('\n\n')}\n`;
};
