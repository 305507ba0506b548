import type { Cases } from './names.ts';

type Edit = (text: string) => string;

/** Puts `added` before or behind the one place that fits. @throws Error where the file is no longer as it was */
const at =
  (place: RegExp, put: (matched: string) => string): Edit =>
  (text) => {
    if (!place.test(text)) throw new Error(`Nothing fits ${place}. See scripts/new-domain/register.ts.`);
    return text.replace(place, put);
  };
const importing = (line: string): Edit => at(/^import /m, (matched) => `${line}\n${matched}`);
const all =
  (...edits: Edit[]): Edit =>
  (text) =>
    edits.reduce((before, edit) => edit(before), text);

/** Between quotes, as a source has it. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Where a domain is named besides its own folders, and what is added there; the lint sorts the imports. */
export const registrations = (
  { kebab, camel }: Cases,
  { zh, en }: { zh: string; en: string },
): Record<string, Edit> => {
  return {
    'packages/api-client/src/contract/all-endpoints.ts': all(
      importing(`import { ${camel}Endpoints } from '../${kebab}/${kebab}.contract.ts';`),
      at(/\ntype AllEndpoints = /, (matched) => `${matched}typeof ${camel}Endpoints & `),
      at(/\n};\n/, (matched) => `\n  ...${camel}Endpoints,${matched}`),
    ),
    'scripts/domains/domain-words.ts': at(
      /\n};\n/,
      (matched) => `\n  ${quoted(kebab)}: { 'zh-CN': ${quoted(zh)}, en: ${quoted(en)} },${matched}`,
    ),
    'apps/api/src/modules/modules.ts': all(
      importing(`import { ${camel}Module } from './${kebab}/${kebab}.module.ts';`),
      at(/\n\];\n/, (matched) => `\n  ${camel}Module,${matched}`),
    ),
  };
};
