import { type ESTree, parseSync } from 'vite';
import type { Contract, Declared } from './contract.types.ts';
import { shortened } from './shorten.ts';

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Words of documentation may change: they are no part of the contract. */
const withoutComments = (file: string, text: string): string => {
  const { comments } = parseSync(file, text);
  return comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
};

const members = (body: readonly ESTree.TSSignature[], text: string): Record<string, string> =>
  Object.fromEntries(
    body.map((member): [string, string] => {
      const own = flat(text.slice(member.start, member.end)).replace(/;$/, '');
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [own, ''];
      const { start, end } = member.typeAnnotation;
      const name = flat(text.slice(member.start, start));
      return [name, flat(text.slice(start, end)).replace(/^: /, '')];
    }),
  );

/** An interface by what it extends and by its members. */
const interfaceMembers = (node: ESTree.TSInterfaceDeclaration, text: string): Record<string, string> => {
  const heritage = node.extends.map(({ start, end }) => flat(text.slice(start, end))).join(', ');
  return { ...(heritage && { extends: heritage }), ...members(node.body.body, text) };
};

/** The members of a constant that is an object. */
const constantMembers = (node: ESTree.VariableDeclaration, text: string): [string, Declared] | null => {
  const [only, ...others] = node.declarations;
  if (!only || others.length > 0 || only.id.type !== 'Identifier') return null;
  const type = only.id.typeAnnotation?.typeAnnotation;
  return type?.type === 'TSTypeLiteral' ? [only.id.name, members(type.members, text)] : null;
};

type Statement = ESTree.Program['body'][number];

/** The name and the declaration of a statement; null for imports and for the empty export that makes a module. */
const declared = (statement: Statement, text: string): [string, Declared] | null => {
  if (statement.type === 'ImportDeclaration') return null;
  const exported = statement.type === 'ExportNamedDeclaration';
  const node = exported && statement.declaration ? statement.declaration : statement;
  if (node.type === 'TSInterfaceDeclaration') return [node.id.name, interfaceMembers(node, text)];
  const constant = node.type === 'VariableDeclaration' ? constantMembers(node, text) : null;
  if (constant) return constant;
  const whole = flat(text.slice(node.start, node.end)).replace(/;$/, '');
  if (whole === 'export {}') return null;
  if (node.type === 'VariableDeclaration')
    return [node.declarations.map(({ id }) => text.slice(id.start, id.end).split(':')[0]).join(', '), whole];
  if ('id' in node && node.id && 'name' in node.id) return [node.id.name, whole];
  return [whole, ''];
};

/** Declarations by name; a type with the name of a value is listed beside it. */
const byName = (statements: readonly [string, Declared][]): Record<string, Declared> => {
  const declarations: Record<string, Declared> = {};
  for (const [name, declaration] of statements)
    declarations[name in declarations ? `${name} (again)` : name] = declaration;
  return declarations;
};

/**
 * Reads the contract out of a package's declarations, as TypeScript wrote them. Generated modules are left out: their types
 * are those of the contract they are generated from.
 *
 * @param files 'button/button.d.ts' → its text
 */
export const contractOf = (files: ReadonlyMap<string, string>): Contract =>
  shortened(
    Object.fromEntries(
      [...files]
        .filter(([file]) => !file.endsWith('.gen.d.ts'))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([file, source]) => {
          const text = withoutComments(file, source);
          const statements = parseSync(file, text).program.body.flatMap((statement) => {
            const declaration = declared(statement, text);
            return declaration ? [declaration] : [];
          });
          return [file.replace(/\.d\.ts$/, ''), byName(statements)];
        }),
    ),
  );
