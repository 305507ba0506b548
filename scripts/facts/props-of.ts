import {
  isParenthesizedTypeNode,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  isUnionTypeNode,
  type Node,
  SyntaxKind,
  type TypeAliasDeclaration,
  type TypeNode,
  type TypeReferenceNode,
} from 'typescript/unstable/ast';
import {
  type Symbol as Declared,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
} from 'typescript/unstable/sync';
import { defaultsOf } from './defaults-of.ts';
import type { PartFacts, PropFacts } from './facts.types.ts';
import { type CheckedModule, isOwn, isOwnPath, originOf } from './type-checker.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Longer than this it is code, and no value to read. */
const FALLBACK = 40;
const shortened = (value: string | undefined): string | null => {
  if (value === undefined) return null;
  const line = oneLine(value);
  return line.length > FALLBACK ? '…' : line;
};

/** Declarations of ours: neither of React nor of a library. */
const ownDeclarations = (symbol: Declared) => symbol.declarations.filter(({ path }) => isOwnPath(path));

/** Where a symbol is declared: its place in its file. */
const placeOf = (symbol: Declared) => ownDeclarations(symbol)[0]?.index ?? 0;
const bySource = (a: Declared, b: Declared) => placeOf(a) - placeOf(b);

/** The text of a type in one line, without comments and without what only several lines need. */
const written = (node: Node) =>
  oneLine(node.getText().replace(/\/\*[\s\S]*?\*\//g, ''))
    .replace(/^\| /, '')
    .replaceAll('( ', '(')
    .replaceAll(', )', ')');

const joined = (types: ReadonlySet<string>): string => {
  if (types.size === 1) return [...types].join();
  if (types.size === 2 && types.has('true') && types.has('false')) return 'boolean';
  return [...types].map((type) => (/^[(<].*=>/.test(type) ? `(${type})` : type)).join(' | ');
};

/** An alias of ours by what it stands for. */
const aliasText = (project: Project, type: TypeReferenceNode, alias: TypeAliasDeclaration): string => {
  const { checker } = project;
  const text = typeText(project, alias.type);
  const meant = /\btypeof\b/.test(text) ? checker.getTypeFromTypeNode(type) : undefined;
  if (meant) {
    const { NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType } = NodeBuilderFlags;
    return checker.typeToString(meant, type, NoTruncation | InTypeAlias | UseSingleQuotesForStringLiteralType);
  }
  const typeArguments = type.typeArguments ?? [];
  return (alias.typeParameters ?? []).reduce(
    (filled, { name }, at) =>
      filled.replaceAll(new RegExp(`\\b${name.text}\\b`, 'g'), typeArguments[at]?.getText() ?? name.text),
    text,
  );
};

/** As the source has it, `ReactNode` rather than what it stands for, with aliases of ours replaced. */
const typeText = (project: Project, type: TypeNode): string => {
  if (isParenthesizedTypeNode(type)) return typeText(project, type.type);
  if (isUnionTypeNode(type)) return joined(new Set(type.types.map((member) => typeText(project, member))));
  if (!isTypeReferenceNode(type)) return written(type);
  const symbol = project.checker.getSymbolAtLocation(type.typeName);
  const [handle] = symbol ? ownDeclarations(originOf(project, symbol)) : [];
  const alias = handle?.resolve(project);
  return alias && isTypeAliasDeclaration(alias) ? aliasText(project, type, alias) : written(type);
};

const typesOf = (project: Project, symbol: Declared): string[] => {
  const declared = ownDeclarations(symbol).flatMap((handle) => {
    const node = handle.resolve(project);
    if (!node || !isPropertySignatureDeclaration(node) || !node.type) return [];
    // `required` says that a prop may be left out, and its type does not.
    const { type, postfixToken } = node;
    if (!postfixToken || !isUnionTypeNode(type)) return [typeText(project, type)];
    const members = type.types.filter(({ kind }) => kind !== SyntaxKind.UndefinedKeyword);
    return [joined(new Set(members.map((member) => typeText(project, member))))];
  });
  if (declared.length > 0) return declared;
  const type = project.checker.getTypeOfSymbol(symbol);
  return type ? [project.checker.typeToString(type)] : [];
};

/**
 * A prop by its declarations, one in each set of props that the component takes; required where every set asks for it.
 */
const propFacts = (
  project: Project,
  name: string,
  declared: readonly Declared[],
  sets: number,
  defaults: ReadonlyMap<string, string>,
): PropFacts => {
  const types = new Set(declared.flatMap((symbol) => typesOf(project, symbol)));
  types.delete('never');
  const required = declared.filter(({ flags }) => !(flags & SymbolFlags.Optional)).length === sets;
  const descriptions = declared.map((symbol) => oneLine(project.checker.getDocumentationCommentOfSymbol(symbol)));
  return {
    name,
    type: joined(types),
    required,
    fallback: shortened(defaults.get(name)),
    description: descriptions.find((text) => text !== '') ?? '',
  };
};

const partOf = (project: Project, name: string, symbol: Declared): PartFacts | null => {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
  const component: Node | undefined = signature?.declaration?.resolve(project);
  // A part of Radix that passes through as it is has no props of ours.
  if (!signature || !component || !isOwn(component)) return null;
  const parameter = checker.getParameterType(signature, 0);
  const sets = parameter ? ((parameter.isUnionType() ? parameter.getTypes() : [parameter]) ?? []) : [];
  const declared = new Map<string, Declared[]>();
  for (const prop of sets.flatMap((set) => checker.getPropertiesOfType(set)))
    if (ownDeclarations(prop).length > 0) declared.set(prop.name, [...(declared.get(prop.name) ?? []), prop]);
  const defaults = defaultsOf(project, component);
  return {
    part: name,
    description: oneLine(checker.getDocumentationCommentOfSymbol(symbol)),
    props: [...declared].map(([prop, symbols]) =>
      propFacts(project, prop, symbols.toSorted(bySource), sets.length, defaults),
    ),
  };
};

/** The components that a module exports, in the order of its source, with the props of ours that each takes. */
export const propsOf = ({ project, file }: CheckedModule): PartFacts[] => {
  const { checker, program } = project;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^[A-Z]/.test(name) && name !== name.toUpperCase())
    .toSorted(bySource)
    .flatMap((exported) => partOf(project, exported.name, originOf(project, exported)) ?? []);
};
