import { join, relative } from 'node:path';
import { isExportDeclaration, isNamedExports, isStringLiteral, type Statement } from 'typescript/unstable/ast';
import { isCode } from '../../packages/manifest.ts';
import { packageEntries } from '../../packages/package.ts';
import { type Book, root } from '../documents.ts';
import { type ReadModule, resolveRelative, type SourceModule } from './modules.ts';

/** How importers get a name that a module exports: `@zonekit/ui/button`; null where no entry has it. */
export type Published = (file: string, name: string) => string | null;

const isExported = (statement: Statement) => /^export\b/.test(statement.getText());

/** The file and the name that an entry's export leads to. */
const originOf = (entry: SourceModule, name: string, readModule: ReadModule): string | null => {
  const own = entry.declarations.get(name);
  if (own && isExported(own)) return `${entry.file}:${name}`;
  for (const statement of entry.source.statements) {
    if (!isExportDeclaration(statement)) continue;
    const { exportClause, moduleSpecifier } = statement;
    const names =
      exportClause && isNamedExports(exportClause) ? exportClause.elements.map((each) => each.name.text) : null;
    if (names && !names.includes(name)) continue;
    // Without a specifier it exports what it imports.
    const specifier =
      moduleSpecifier && isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : entry.imports.get(name)?.specifier;
    const file = specifier && resolveRelative(entry, specifier);
    const origin = file && originOf(readModule(file), name, readModule);
    if (origin) return origin;
  }
  return null;
};

export const publishedBy = (book: Book, readModule: ReadModule): Published => {
  const folder = join(root, 'packages', book);
  const entries = packageEntries(book)
    .filter(({ file }) => isCode(file))
    .map(({ subpath, file }) => ({ module: `@zonekit/${book}${subpath.slice(1)}`, file: join(folder, file) }));
  const componentOf = (file: string) => relative(join(folder, 'src'), file).split(/[\\/]/)[0];
  return (file, name) => {
    const direct = entries.find((entry) => entry.file === file);
    if (direct) return direct.module;
    // An entry that re-exports it, of the same folder if there is one.
    const isNear = (entry: { file: string }) => componentOf(entry.file) === componentOf(file);
    const exportsIt = (entry: { file: string }) =>
      originOf(readModule(entry.file), name, readModule) === `${file}:${name}`;
    return entries.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a))).find(exportsIt)?.module ?? null;
  };
};
