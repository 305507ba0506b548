import { join } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import { API, type Symbol as Declared, type Project, SymbolFlags } from 'typescript/unstable/sync';

const root = join(import.meta.dirname, '../..');

/** A module of a project as the type checker sees it. */
export interface CheckedModule {
  project: Project;
  /** Absolute. */
  file: string;
}

export interface TypeChecker {
  /** @param config the `tsconfig.json` whose project has the file; both paths are absolute. */
  moduleOf(config: string, file: string): CheckedModule;
  /** Ends the compiler's process. */
  close(): void;
}

/**
 * Opens projects in one process of the compiler.
 *
 * @param configs absolute paths of `tsconfig.json` files
 * @param texts contents of files that are not on disk, by absolute path
 */
export const openTypeChecker = (
  configs: readonly string[],
  texts: Readonly<Record<string, string>> = {},
): TypeChecker => {
  const api = new API({
    cwd: root,
    fs: { readFile: (path) => texts[path], fileExists: (path) => path in texts || undefined },
  });
  const snapshot = api.updateSnapshot({ openProjects: [...configs] });
  return {
    moduleOf: (config, file) => {
      const project = snapshot.getProject(config);
      if (!project) throw new Error(`${config} was not opened.`);
      return { project, file };
    },
    close: () => api.close(),
  };
};

/** The declaration that a name leads to, through imports and exports. */
export const originOf = ({ checker }: Project, symbol: Declared): Declared =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The declaration of the value that an expression names, such as `css.button`. */
export const declarationOf = (project: Project, name: Node): Node | undefined => {
  const symbol = project.checker.getSymbolAtLocation(name);
  return symbol && originOf(project, symbol).valueDeclaration?.resolve(project);
};

/** Whether a declaration is ours: neither TypeScript's, React's nor a library's. */
export const isOwn = (declaration: Node): boolean => isOwnPath(declaration.getSourceFile().fileName);
export const isOwnPath = (path: string): boolean => path.startsWith(root) && !path.includes('/node_modules/');
