import { type ESTree, parseSync } from 'vite';

/** A declaration as text, or an interface by its members: 'columns?' → '1 | 2 | 3'. */
type Declared = string | Record<string, string>;

/** What importers may rely on, by the file that declares it and the name: 'button/button' → ButtonProps → kind? → … */
export type Contract = Record<string, Record<string, Declared>>;

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Words of documentation may change: they are no part of the contract. */
const withoutComments = (file: string, text: string): string => {
  const { comments } = parseSync(file, text);
  return comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
};

const members = (node: ESTree.TSInterfaceDeclaration, text: string): Record<string, string> => {
  const heritage = node.extends.map(({ start, end }) => flat(text.slice(start, end))).join(', ');
  const entries = node.body.body.map((member): [string, string] => {
    const own = flat(text.slice(member.start, member.end)).replace(/;$/, '');
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [own, ''];
    const { start, end } = member.typeAnnotation;
    const name = flat(text.slice(member.start, start));
    return [name, flat(text.slice(start, end)).replace(/^: /, '')];
  });
  return { ...(heritage && { extends: heritage }), ...Object.fromEntries(entries) };
};

type Statement = ESTree.Program['body'][number];

/** The name and the declaration of a statement; null for imports and for the empty export that makes a module. */
const declared = (statement: Statement, text: string): [string, Declared] | null => {
  if (statement.type === 'ImportDeclaration') return null;
  const exported = statement.type === 'ExportNamedDeclaration';
  const node = exported && statement.declaration ? statement.declaration : statement;
  if (node.type === 'TSInterfaceDeclaration') return [node.id.name, members(node, text)];
  const whole = flat(text.slice(node.start, node.end)).replace(/;$/, '');
  if (whole === 'export {}') return null;
  if (node.type === 'VariableDeclaration')
    return [node.declarations.map(({ id }) => text.slice(id.start, id.end).split(':')[0]).join(', '), whole];
  if ('id' in node && node.id && 'name' in node.id) return [node.id.name, whole];
  return [whole, ''];
};

/**
 * Reads the contract out of a package's declarations, as TypeScript wrote them.
 *
 * @param files 'button/button.d.ts' → its text
 */
export const contractOf = (files: ReadonlyMap<string, string>): Contract =>
  Object.fromEntries(
    [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, source]) => {
        const text = withoutComments(file, source);
        const statements = parseSync(file, text).program.body.flatMap((statement) => {
          const declaration = declared(statement, text);
          return declaration ? [declaration] : [];
        });
        return [file.replace(/\.d\.ts$/, ''), Object.fromEntries(statements)];
      }),
  );
