import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Identifier,
  isArrayBindingPattern,
  isClassDeclaration,
  isEnumDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isInterfaceDeclaration,
  isNamedImports,
  isNamespaceImport,
  isObjectBindingPattern,
  isStringLiteral,
  isTypeAliasDeclaration,
  isVariableStatement,
  type Node,
  type SourceFile,
  type Statement,
  SyntaxKind,
} from 'typescript/unstable/ast';

export interface ImportedName {
  /** As written: `../button/button.tsx`. */
  specifier: string;
  /** As exported there; `default`, or `*` for all of it. */
  imported: string;
  typeOnly: boolean;
}

/** A source module with its names of the top level. */
export interface SourceModule {
  /** Absolute. */
  file: string;
  source: SourceFile;
  imports: ReadonlyMap<string, ImportedName>;
  declarations: ReadonlyMap<string, Statement>;
}

export type ReadModule = (file: string) => SourceModule;

/** The names that a pattern or an identifier binds. */
export const boundNames = (name: Node | undefined): string[] => {
  if (!name) return [];
  if (isIdentifier(name)) return [name.text];
  if (isObjectBindingPattern(name) || isArrayBindingPattern(name))
    return [...name.elements].flatMap((element) => ('name' in element ? boundNames(element.name) : []));
  return [];
};

const declaredNames = (statement: Statement): string[] => {
  if (isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  if (
    isFunctionDeclaration(statement) ||
    isInterfaceDeclaration(statement) ||
    isTypeAliasDeclaration(statement) ||
    isEnumDeclaration(statement) ||
    isClassDeclaration(statement)
  )
    return boundNames(statement.name);
  return [];
};

const importedNames = (statement: Statement): [string, ImportedName][] => {
  if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) return [];
  const specifier = statement.moduleSpecifier.text;
  const clause = statement.importClause;
  if (!clause) return [];
  const allTypes = clause.phaseModifier === SyntaxKind.TypeKeyword;
  const entry = (local: Identifier, imported: string, typeOnly = allTypes): [string, ImportedName] => [
    local.text,
    { specifier, imported, typeOnly },
  ];
  const named = clause.namedBindings;
  return [
    ...(clause.name ? [entry(clause.name, 'default')] : []),
    ...(named && isNamespaceImport(named) ? [entry(named.name, '*')] : []),
    ...(named && isNamedImports(named)
      ? named.elements.map((each) =>
          entry(each.name, (each.propertyName ?? each.name).text, allTypes || each.isTypeOnly),
        )
      : []),
  ];
};

export const toModule = (source: SourceFile): SourceModule => ({
  file: source.fileName,
  source,
  imports: new Map(source.statements.flatMap(importedNames)),
  declarations: new Map(
    source.statements.flatMap((statement) =>
      declaredNames(statement).map((name): [string, Statement] => [name, statement]),
    ),
  ),
});

/** The file that a relative specifier names, or null for a package or for what is no module. */
export const resolveRelative = ({ file }: SourceModule, specifier: string): string | null => {
  const path = join(dirname(file), specifier);
  return specifier.startsWith('.') && /\.tsx?$/.test(path) && existsSync(path) ? path : null;
};
