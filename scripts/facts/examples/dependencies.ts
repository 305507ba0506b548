import type { Statement } from 'typescript/unstable/ast';
import { type ImportedName, type ReadModule, resolveRelative, type SourceModule } from './modules.ts';
import { print } from './printer.ts';
import type { Published } from './published.ts';

/** Data and components of stories alone: their declarations are copied into the example. */
const HELPERS = /[.-](?:fixtures?|story)\.tsx?$/;

/** Imports and declarations that an example needs, gathered from the names that it uses. */
export interface Dependencies {
  onName: (name: string, module: SourceModule) => void;
  /** The text of both, in their order. */
  text: () => string;
}

const importLines = (names: readonly ImportLine[]): string[] =>
  [...new Set(names.map(({ specifier }) => specifier))]
    .toSorted((a, b) => Number(a.startsWith('@zonekit')) - Number(b.startsWith('@zonekit')) || (a < b ? -1 : 1))
    .map((specifier) => {
      const own = names.filter((each) => each.specifier === specifier);
      const named = own.filter(({ imported }) => imported !== 'default' && imported !== '*');
      const lists = [
        ...own.filter(({ imported }) => imported === 'default').map(({ local }) => local),
        ...own.filter(({ imported }) => imported === '*').map(({ local }) => `* as ${local}`),
        ...(named.length > 0 ? [`{ ${named.map(namedImport).toSorted(byName).join(', ')} }`] : []),
      ];
      const kind = own.every(({ typeOnly }) => typeOnly) ? 'import type' : 'import';
      const text = kind === 'import' ? lists.join(', ') : lists.join(', ').replaceAll(/\btype /g, '');
      return `${kind} ${text} from '${specifier}';`;
    });

interface ImportLine extends ImportedName {
  local: string;
}
const namedImport = ({ local, imported, typeOnly }: ImportLine) =>
  `${typeOnly ? 'type ' : ''}${imported === local ? local : `${imported} as ${local}`}`;
const byName = (a: string, b: string) => (a.replace('type ', '') < b.replace('type ', '') ? -1 : 1);

export const dependencies = (readModule: ReadModule, published: Published): Dependencies => {
  const imports = new Map<string, ImportLine>();
  const owners = new Map<string, string>();
  const started = new Set<Statement>();
  const declarations: string[] = [];

  const claim = (name: string, file: string): boolean => {
    const owner = owners.get(name);
    if (owner !== undefined && owner !== file)
      throw new Error(`two modules that it uses declare "${name}"; give one of them another name`);
    owners.set(name, file);
    return owner === undefined;
  };

  const declare = (name: string, statement: Statement, module: SourceModule) => {
    if (!claim(name, module.file) || started.has(statement)) return;
    started.add(statement);
    const scope = { module, values: new Map(), props: new Map(), onName };
    // Its own needs are declared before it.
    declarations.push(print(statement, scope).replace(/^export (default )?/, ''));
  };

  const importName = (local: string, name: ImportedName, module: SourceModule) => {
    const { specifier, imported } = name;
    if (/^(@storybook\/|storybook\/)/.test(specifier))
      throw new Error(`it uses "${local}" of ${specifier}, which importers do not have`);
    if (!specifier.startsWith('.')) {
      if (claim(local, specifier)) imports.set(local, { ...name, local });
      return;
    }
    const file = resolveRelative(module, specifier);
    const entry = file && published(file, imported);
    if (entry) {
      if (claim(local, entry)) imports.set(local, { ...name, specifier: entry, local });
      return;
    }
    const helper = file && HELPERS.test(file) && local === imported ? readModule(file) : null;
    if (!helper) throw new Error(`it uses "${local}" of ${specifier}, which is not published`);
    onName(local, helper);
  };

  const onName = (name: string, module: SourceModule): void => {
    const statement = module.declarations.get(name);
    const imported = module.imports.get(name);
    if (statement) declare(name, statement, module);
    else if (imported) importName(name, imported, module);
  };

  return {
    onName,
    text: () => [importLines([...imports.values()]).join('\n'), ...declarations].join('\n\n'),
  };
};
